import { guardDocument, keepEarlyPresses, ROOT_ID } from '@portal/platform/browser';

keepEarlyPresses(ROOT_ID);
guardDocument();
