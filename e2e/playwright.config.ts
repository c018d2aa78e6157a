import { defineConfig } from '@playwright/test';
import { browserFlags, usualBrowser } from './support/browser.ts';
import type { Fixtures, WorkerFixtures } from './support/portal.ts';

const exhaustive = /e2e[\\/]exhaustive[\\/].*\.test\.ts$/;

/**
 * Black-box tests of the whole portal in a real browser. `CHROMIUM_PATH` selects the browser, `HEADLESS_SHELL_PATH` the
 * headless one used in nearly all tests. The tests start the processes themselves, on free ports and with their own
 * database.
 */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  workers: 2,
  projects: [
    // In one project, whose two workers each start one portal.
    { name: 'usual', testIgnore: exhaustive },
    // Slow tests: every page, every width, every way in which a file can fail. Caching is on, as in production.
    { name: 'exhaustive', testMatch: exhaustive, use: { cacheSeconds: '10' } },
  ],
  // Generous for slow machines: a timeout only ends what is broken.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    // Shorter than the test's timeout, so that the report names the action.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Traces of every test would take a third of the run; use `--trace=retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: usualBrowser, args: browserFlags },
  },
});
