/**
 * Runs before the first paint. It applies the visitor's theme and text size from their cookies, because pages from
 * shared caches are identical for every visitor. It records clicks, protects the page against translators, and shows a
 * notice if scripts fail to load.
 */
import { guardDocument, ROOT_ID, replayEarlyClicks, startScripts } from '@portal/platform/browser';
import { watchScripts } from './scripts-notice/watch-scripts.ts';
import { readCookies, readPreferences, showPreferences } from './shell/preferences/preferences.ts';

showPreferences(readPreferences(readCookies()));
replayEarlyClicks(ROOT_ID);
guardDocument();
watchScripts();
startScripts();
