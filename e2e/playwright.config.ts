import { defineConfig } from '@playwright/test';
import { browserFlags, usualBrowser } from './support/browser.ts';
import type { Fixtures, WorkerFixtures } from './support/portal.ts';

const exhaustive = /e2e[\\/]exhaustive[\\/].*\.test\.ts$/;

/**
 * Black-box tests of the whole portal in a real browser. `CHROMIUM_PATH` names the browser, `HEADLESS_SHELL_PATH` the one
 * without windows that takes its place in nearly all of them; the processes are started by the tests themselves, on free
 * ports, with a database of their own.
 */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  workers: 2,
  projects: [
    // In one project, whose two workers each start one portal.
    { name: 'usual', testIgnore: exhaustive },
    // What takes long: every page, every width, every way in which a file can fail. As in production, caching on.
    { name: 'exhaustive', testMatch: exhaustive, use: { cacheSeconds: '10' } },
  ],
  // A busy machine is no failure: waits end late, and only where something is broken.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    olderBrowser: process.env.OLDER_BROWSER === '1',
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    // Before the test itself runs out of time, so that what it waited for is told.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every test costs a third of the run: `--trace=retain-on-failure` asks for it.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: usualBrowser, args: browserFlags },
  },
});
