import { defineConfig } from '@playwright/test';
import { browserFlags, wholeBrowser } from '../scripts/find-browser.ts';
import type { WorkerFixtures } from './support/portal.ts';

const inProduction = /e2e[\\/](composition|travel)[\\/].*\.test\.ts$/;

/**
 * Black-box tests of the whole portal in a real browser. `CHROMIUM_PATH` names the browser, `HEADLESS_SHELL_PATH` the one
 * without windows that takes its place in nearly all of them; the processes are started by the tests themselves, on free
 * ports, with a database of their own.
 */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  workers: 2,
  projects: [
    // As in production, caching on.
    { name: 'whole', testMatch: inProduction, use: { cacheSeconds: '10' } },
    { name: 'parts', testIgnore: inProduction },
  ],
  // A busy machine is no failure: waits end late, and only where something is broken.
  timeout: 120_000,
  globalTimeout: 35 * 60_000,
  // In CI a test that fails only now and then is named at the end and holds nobody up; elsewhere it fails.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    // Before the test itself runs out of time, so that what it waited for is told.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A trace of every test costs a third of the run: `--trace=retain-on-failure` asks for it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || wholeBrowser,
      args: browserFlags,
    },
  },
});
