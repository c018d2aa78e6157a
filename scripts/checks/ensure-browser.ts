import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { run } from './run.ts';

/** The second is the first without its windows, for most of the tests. */
const packages = ['chromium', 'chromium-headless-shell'];

/**
 * Gives a browser to the end-to-end tests: an installed one, else Debian's package (as root), else Playwright's own.
 * @returns the path of its program
 * @throws Error with one clear line
 */
export async function ensureBrowser(): Promise<string> {
  const found = installed();
  if (found) return found;
  console.log('No browser is installed: getting Chromium…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!installed()) await run('playwright', ['install', 'chromium']);
  const browser = installed();
  if (browser) return browser;
  throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH to its program.');
}

function installed(): string | undefined {
  const own = chromium.executablePath();
  return findBrowser(process.env) ?? (existsSync(own) ? own : undefined);
}
