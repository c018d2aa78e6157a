import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '../../shared/server-kit/error-text.ts';
import { createBrowserEnv } from './find-browser.ts';
import { type Result, readPlaywrightReport, readVitestReport } from './results.ts';
import { root, run } from './run.ts';

/** A part of a suite. */
export interface Step {
  title: string;
  /** @param show prints the output of a step that runs next to another one; without it output is shown immediately */
  work: (show?: (text: string) => void) => Promise<Result>;
}

type Env = Record<string, string>;

const reports = join(root, '.cache/reports');
/** Hundreds of threads and processes load the same libraries: Node caches their compiled code. */
const suiteEnv = { ...createShiftedClockEnv(process.env), NODE_COMPILE_CACHE: join(root, '.cache/node') };

/** Returns the result of a step without tests. */
export const toResult = (title: string, succeeded: boolean): Result =>
  succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };

/** Creates a step that succeeds if a program does. */
export const check = (title: string, program: string, args: string[] = [], env: Env = {}): Step => ({
  title,
  work: async (printed) => toResult(title, await run(program, args, printed ? { env, printed } : { env })),
});

/** Creates a step that runs tests and reads their report. */
const tests = (
  title: string,
  report: string,
  read: (report: string) => Result,
  start: (file: string) => Promise<boolean>,
): Step => ({
  title,
  async work() {
    const file = join(reports, report);
    const succeeded = await start(file);
    const result = read(readFileSync(file, 'utf8'));
    // A program may crash after its last test.
    if (!succeeded && result.failures.length === 0) result.failures.push(title);
    return result;
  },
});

const options = (projects: readonly string[]) => projects.map((name) => `--project=${name}`);

/** Creates a step that runs tests of projects of `vitest.config.ts`: all of them, or those of some files. */
export const unitTests = (title: string, projects: string[], files: string[] = []): Step =>
  tests(title, 'vitest.json', readVitestReport, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['run', '--silent=passed-only', ...options(projects), ...reporters, ...files];
    return run('vitest', args, { env: suiteEnv });
  });

/** Creates a step that runs browser tests of projects of a configuration in `e2e/`: all of them, or those of some files. */
export const endToEndTests = (
  title: string,
  projects: string[],
  files: string[] = [],
  config = 'playwright.config.ts',
): Step =>
  tests(title, 'playwright.json', readPlaywrightReport, async (file) => {
    const env = { ...suiteEnv, ...(await createBrowserEnv()), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const args = ['test', '-c', `e2e/${config}`, ...options(projects), ...files];
    return run('playwright', args, { env });
  });

/**
 * Runs all steps, even if one fails, and prints their times and the failed tests. The last line is `N passed, N failed`.
 * @param stages run one after the other; the rows of a stage run side by side, the steps of a row one after the other
 */
export async function runSuite(stages: Step[][][]): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results: Finished[] = [];
  for (const rows of stages) {
    const runRow = async (steps: Step[]) => {
      // Ctrl-C sets the exit code.
      for (const step of steps) if (!process.exitCode) results.push(await runStep(step, rows.length === 1));
    };
    await Promise.all(rows.map(runRow));
  }
  printResults(results);
}

type Finished = Awaited<ReturnType<typeof runStep>>;

/** Runs a step; a step that cannot run, such as one without a browser, has failed. */
async function runStep({ title, work }: Step, isAlone: boolean) {
  const heading = `\n── ${title}`;
  if (isAlone) console.log(heading);
  const began = performance.now();
  const show = isAlone ? undefined : (text: string) => console.log(`${heading}\n${text.trimEnd()}`);
  const result = await work(show).catch((error: unknown) => {
    console.error(errorText(error));
    return toResult(title, false);
  });
  return { title, ...result, seconds: (performance.now() - began) / 1000 };
}

function printResults(results: readonly Finished[]): void {
  const failures = results.flatMap((step) => step.failures);
  if (failures.length > 0) console.log(`\n── Failed\n${failures.join('\n')}`);
  console.log('\n── Summary');
  for (const { title, failures: own, seconds } of results) {
    const mark = own.length > 0 ? 'FAILED' : 'ok';
    console.log(`${mark.padEnd(7)} ${title.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  process.exitCode ||= failures.length > 0 ? 1 : 0;
  const passed = results.reduce((sum, step) => sum + step.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
}

/**
 * @param env `CLOCK` is the time at which a suite starts, such as `2026-12-31T23:50:00-03:00`
 * @returns variables that shift the clock of all processes of the suite, and of the tests' browsers
 * @throws Error if it is no time
 */
function createShiftedClockEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const { CLOCK, NODE_OPTIONS = '', CLOCK_OFFSET_MS = '0' } = env;
  if (!CLOCK) return {};
  // The clock of this process may be shifted, too.
  const offset = Date.parse(CLOCK) - (Date.now() - Number(CLOCK_OFFSET_MS));
  if (Number.isNaN(offset))
    throw new Error(`CLOCK must be a moment such as 2026-12-31T23:50:00-03:00; it is '${CLOCK}'.`);
  // In a package of the portal: the page process can read nothing else.
  const module = JSON.stringify(join(import.meta.dirname, '../../shared/tooling/testing/shifted-clock.cjs'));
  return { CLOCK_OFFSET_MS: String(offset), NODE_OPTIONS: `${NODE_OPTIONS} --require ${module}`.trim() };
}
