/**
 * Runs before the first paint: a page that comes out of a shared cache is the same for everybody, and the visitor's
 * theme and size of text are in their cookies alone. Clicks on buttons count from then on, a translator can change the
 * page without breaking it, and scripts that do not arrive are reported.
 */
import { guardDocument, ROOT_ID, replayEarlyClicks, startScripts } from '@portal/platform/browser';
import { watchScripts } from './scripts-notice/watch-scripts.ts';
import { readCookies, readPreferences } from './shell/preferences/preferences.ts';
import { showPreferences } from './shell/preferences/show-preferences.ts';

showPreferences(readPreferences(readCookies()));
replayEarlyClicks(ROOT_ID);
guardDocument();
watchScripts();
startScripts();
