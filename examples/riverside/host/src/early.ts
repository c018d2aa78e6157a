import { guardDocument, keepEarlyPresses, ROOT_ID, startScripts } from '@portal/platform/browser';

keepEarlyPresses(ROOT_ID);
guardDocument();
startScripts();
