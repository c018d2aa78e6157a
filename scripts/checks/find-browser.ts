import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Finds an installed Chromium or a related browser: `CHROMIUM_PATH`, then the folders of `PATH`, then the usual ones.
 * @returns the path of its program, if there is one
 */
function findBrowser(
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return [env.CHROMIUM_PATH ?? '', ...programs(names, env), ...applications].filter(Boolean).find(exists);
}

/**
 * Finds headless Chromium, which needs two thirds of the processor time and has no back/forward cache.
 * @returns the path of its program, if there is one and `CHROMIUM_PATH` names no browser
 */
export const findHeadlessShell = (
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined => (env.CHROMIUM_PATH ? undefined : programs(shells, env).find(exists));

/** Lists possible paths of programs. */
const programs = (anyOf: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] =>
  [...PATH.split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'].flatMap((folder) =>
    anyOf.map((name) => join(folder, name)),
  );

/**
 * Provides a browser for the end-to-end tests: an installed one, else Debian's package (as root), else Playwright's own.
 * @returns the path of its program
 * @throws Error in one line
 */
export async function ensureBrowser(): Promise<string> {
  const own = chromium.executablePath();
  const find = () => findBrowser(process.env) ?? (existsSync(own) ? own : undefined);
  if (!find()) {
    console.log('No browser is installed: getting Chromium…');
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      const packages = ['chromium', 'chromium-headless-shell'];
      const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
    if (!find()) await run('playwright', ['install', 'chromium']);
  }
  const browser = find();
  if (browser) return browser;
  throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH to its program.');
}
