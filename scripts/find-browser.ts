import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Looks for an installed Chromium or one of its relatives: `CHROMIUM_PATH`, then the folders of `PATH`, then the usual
 * places.
 * @returns the path of its program; undefined when there is none
 */
export function findBrowser(
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  const programs = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH ?? '', ...programs, ...applications].filter(Boolean).find(exists);
}

/** With which the browser is started: without what a test machine has not, and without what speaks to strangers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
