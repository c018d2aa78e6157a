/**
 * Runs every check of a suite, all of them even when one fails, then says where the time went and which tests failed.
 * The last line is `N passed, N failed`: tests, and one for each check that is not made of tests.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessShell } from '../find-browser.ts';
import { type Counts, countsOf, total, withExit } from './counts.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { movedClock } from './moved-clock.ts';
import { playwrightOutcomes, slowest, type TestOutcome, tellFailures, vitestOutcomes } from './outcomes.ts';
import { root, run } from './run.ts';
import { runRows, type Step, type StepResult } from './step.ts';

const reports = join(root, '.cache/reports');
const tests: TestOutcome[] = [];
/** Hundreds of threads and processes load the same libraries: what Node has compiled of them is kept. */
const surroundings = { ...movedClock(process.env), NODE_COMPILE_CACHE: join(root, '.cache/node') };

function counted(outcomes: TestOutcome[], succeeded: boolean): Counts {
  tests.push(...outcomes);
  return withExit(countsOf(outcomes), succeeded);
}

/** Tests of these projects of `vitest.config.ts`: all of them, or those of these files. */
export const unitTests = (title: string, projects: string[], files: string[] = []): Step => ({
  title,
  async work() {
    const file = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const named = projects.map((name) => `--project=${name}`);
    const succeeded = await run('vitest', ['run', '--silent=passed-only', ...named, ...reporters, ...files], {
      env: surroundings,
    });
    return counted(vitestOutcomes(readFileSync(file, 'utf8'), root), succeeded);
  },
});

/** Tests of these projects of `e2e/playwright.config.ts`: all of them, or those of these files. */
export const endToEndTests = (
  title: string,
  projects: string[],
  files: string[] = [],
  more: Record<string, string> = {},
): Step => ({
  title,
  async work() {
    const file = join(reports, 'playwright.json');
    const env = {
      ...surroundings,
      ...more,
      CHROMIUM_PATH: await ensureBrowser(),
      HEADLESS_SHELL_PATH: findHeadlessShell(process.env) ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const named = projects.map((name) => `--project=${name}`);
    const succeeded = await run(
      'playwright',
      ['test', '-c', 'e2e/playwright.config.ts', ...named, ...files],
      { env },
    );
    return counted(playwrightOutcomes(readFileSync(file, 'utf8')), succeeded);
  },
});

/** @param stages one after the other; what a stage holds runs side by side */
export async function runSuite(stages: Step[][][]): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results: StepResult[] = [];
  const started = performance.now();
  for (const stage of stages) results.push(...(await runRows(stage)));
  tell(results, (performance.now() - started) / 1000);
  const { passed, failed } = total(results.map(({ counts }) => counts));
  process.exitCode ||= failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

function tell(results: StepResult[], allSeconds: number): void {
  const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`;
  console.log('\n── Slowest tests');
  for (const test of slowest(tests, 10)) console.log(`${seconds(test.seconds)}  ${test.name}`);
  const failures = tellFailures(tests, 12);
  if (failures.length > 0) console.log(`\n── Failed tests\n${failures.join('\n')}`);
  console.log('\n── Summary');
  for (const { title, counts, seconds: taken } of results) {
    const mark = counts.failed > 0 ? 'FAILED' : 'ok';
    console.log(`${mark.padEnd(7)} ${title.padEnd(20)} ${seconds(taken)}`);
  }
  console.log(`${''.padEnd(7)} ${'All'.padEnd(20)} ${seconds(allSeconds)}`);
}
