/**
 * `npm test`: every check of the project, one after the other and all of them even when one fails.
 * The last line is `N passed, N failed`: tests, and one for each check that is not made of tests.
 */
import './processes/lifeline.ts';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, oneCheck, playwrightCounts, total, vitestCounts, withExit } from './checks/counts.ts';
import { ensureBrowser } from './checks/ensure-browser.ts';
import { root, run } from './checks/run.ts';

interface Step {
  title: string;
  work: () => Promise<Counts>;
}

const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const check = (title: string, program: string, ...args: string[]): Step => ({
  title,
  work: async () => oneCheck(await run(program, args)),
});

async function unitTests(): Promise<Counts> {
  const report = join(reports, 'vitest.json');
  const succeeded = await run('vitest', [
    'run',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return withExit(vitestCounts(readFileSync(report, 'utf8')), succeeded);
}

async function endToEndTests(): Promise<Counts> {
  const report = join(reports, 'playwright.json');
  const succeeded = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return withExit(playwrightCounts(readFileSync(report, 'utf8')), succeeded);
}

const registry: { name: string }[] = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8'));
const remotes = registry.map(({ name }) => name);
const folders = ['host', ...remotes, 'shared', 'api', 'e2e', 'scripts', 'bench'];

const steps: Step[] = [
  check('Format and lint', 'biome', 'ci', '--error-on-warnings'),
  check('Types', 'tsc', '-p', 'tsconfig.json'),
  check('Boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', ...folders),
  check('Dead code', 'knip', '--no-progress'),
  check('Build', 'node', 'shared/build/build.ts'),
  check('Sizes', 'size-limit'),
  { title: 'Unit and API tests', work: unitTests },
  { title: 'End-to-end tests', work: endToEndTests },
];

/** A step that cannot even run, for want of a browser or of its report, has failed. */
async function outcome({ work }: Step): Promise<Counts> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneCheck(false);
  }
}

const results: { title: string; counts: Counts; seconds: number }[] = [];
for (const step of steps) {
  if (process.exitCode) break;
  console.log(`\n── ${step.title}`);
  const started = performance.now();
  const counts = await outcome(step);
  results.push({ title: step.title, counts, seconds: (performance.now() - started) / 1000 });
}

console.log('\n── Summary');
for (const { title, counts, seconds } of results) {
  const mark = counts.failed > 0 ? 'FAILED' : 'ok';
  console.log(`${mark.padEnd(7)} ${title.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
}
const { passed, failed } = total(results.map(({ counts }) => counts));
process.exitCode ||= failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
