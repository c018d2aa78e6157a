import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
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
  return [env.CHROMIUM_PATH ?? '', ...programs(names, env), ...applications].filter(Boolean).find(exists);
}

/**
 * Looks for Chromium without its windows, which takes two thirds of the processor. It keeps no pages for the way back.
 * @returns the path of its program; undefined when there is none, and where `CHROMIUM_PATH` names the browser
 */
export const findHeadlessShell = (
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined => (env.CHROMIUM_PATH ? undefined : programs(shells, env).find(exists));

/** Where programs of these names may be. */
const programs = (anyOf: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] =>
  [...PATH.split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'].flatMap((folder) =>
    anyOf.map((name) => join(folder, name)),
  );
