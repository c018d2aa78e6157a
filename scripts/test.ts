/**
 * `npm test`: every check of the project, all of them even when one fails, then where the time went and
 * which tests failed.
 * The last line is `N passed, N failed`: tests, and one for each check that is not made of tests.
 */
import './processes/exit-with-parent.ts';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightCounts, total, vitestCounts, withExit } from './checks/counts.ts';
import { ensureBrowser } from './checks/ensure-browser.ts';
import {
  playwrightOutcomes,
  slowest,
  type TestOutcome,
  tellFailures,
  vitestOutcomes,
} from './checks/outcomes.ts';
import { root, run } from './checks/run.ts';
import { check, runRows, type Step, type StepResult } from './checks/step.ts';
import { findHeadlessShell } from './find-browser.ts';

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const tests: TestOutcome[] = [];

const unitTests: Step = {
  title: 'Unit and API tests',
  async work() {
    const file = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const succeeded = await run('vitest', ['run', '--silent=passed-only', ...reporters]);
    const report = readFileSync(file, 'utf8');
    tests.push(...vitestOutcomes(report, root));
    return withExit(vitestCounts(report), succeeded);
  },
};

const endToEndTests: Step = {
  title: 'End-to-end tests',
  async work() {
    const file = join(reports, 'playwright.json');
    const env = {
      CHROMIUM_PATH: await ensureBrowser(),
      HEADLESS_SHELL_PATH: findHeadlessShell(process.env) ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const succeeded = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env });
    const report = readFileSync(file, 'utf8');
    tests.push(...playwrightOutcomes(report));
    return withExit(playwrightCounts(report), succeeded);
  },
};

const registry: { name: string }[] = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8'));
const remotes = registry.map(({ name }) => name);
const folders = ['host', ...remotes, 'shared', 'api', 'e2e', 'scripts', 'bench'];

/** One after the other; what a stage holds runs side by side. */
const stages: Step[][][] = [
  [
    [
      check('Format and lint', 'biome', 'ci', '--error-on-warnings'),
      check('Types', 'tsc', '-p', 'tsconfig.json'),
      check('Boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', ...folders),
      check('Dead code', 'knip', '--no-progress'),
    ],
    [check('Build', 'node', 'shared/tooling/build/build.ts'), check('Sizes', 'size-limit')],
  ],
  [[unitTests]],
  [[endToEndTests]],
];

const results: StepResult[] = [];
const started = performance.now();
for (const stage of stages) results.push(...(await runRows(stage)));

const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`;
console.log('\n── Slowest tests');
for (const test of slowest(tests, 10)) console.log(`${seconds(test.seconds)}  ${test.name}`);
for (const [title, told] of [
  ['Failed at first, passed at the second try', tests.filter(({ flaky }) => flaky)],
  ['Failed tests', tests.filter(({ flaky }) => !flaky)],
] as const) {
  const lines = tellFailures(told, 12);
  if (lines.length > 0) console.log(`\n── ${title}\n${lines.join('\n')}`);
}
console.log('\n── Summary');
for (const outcome of results) {
  const mark = outcome.counts.failed > 0 ? 'FAILED' : 'ok';
  console.log(`${mark.padEnd(7)} ${outcome.title.padEnd(20)} ${seconds(outcome.seconds)}`);
}
console.log(`${''.padEnd(7)} ${'All'.padEnd(20)} ${seconds((performance.now() - started) / 1000)}`);
const { passed, failed } = total(results.map(({ counts }) => counts));
process.exitCode ||= failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
