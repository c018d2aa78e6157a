import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Lists possible paths of programs. */
const listPaths = (anyOf: readonly string[]): string[] =>
  [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'].flatMap((folder) =>
    anyOf.map((name) => join(folder, name)),
  );

/**
 * Provides the browsers of the end-to-end tests.
 * @returns the variables that name them: the whole browser, and headless Chromium, which needs two thirds of the processor time
 * and has no back/forward cache, unless `CHROMIUM_PATH` names a browser
 * @throws Error in one line
 */
export async function createBrowserEnv(): Promise<Record<string, string>> {
  const browser = await ensureBrowser();
  const shell = process.env.CHROMIUM_PATH ? undefined : listPaths(shells).find(existsSync);
  return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell ?? '' };
}

/**
 * Finds an installed Chromium or a related browser: `CHROMIUM_PATH`, then the folders of `PATH`, then the usual ones. Otherwise
 * it installs Debian's package (as root) or Playwright's own.
 */
async function ensureBrowser(): Promise<string> {
  const find = () =>
    [process.env.CHROMIUM_PATH ?? '', ...listPaths(names), ...applications, chromium.executablePath()]
      .filter(Boolean)
      .find(existsSync);
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
