import { guardDocument, ROOT_ID, replayEarlyClicks, startScripts } from '@portal/platform/browser';

replayEarlyClicks(ROOT_ID);
guardDocument();
startScripts();
