import { stripVTControlCharacters } from 'node:util';

const SILENT = 'failed without a message';

/** What became of a test. */
export interface TestOutcome {
  /** File and title. */
  name: string;
  seconds: number;
  /** What the test said when it failed; absent where it passed. */
  failure?: string;
}

/**
 * Reads the report of Vitest's JSON reporter, without tests that were skipped. A file that could not be loaded is one
 * outcome, which bears its name.
 *
 * @param root folder that the names of files begin after
 */
export function vitestOutcomes(report: string, root: string): TestOutcome[] {
  const { testResults } = JSON.parse(report) as {
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: {
        fullName: string;
        status: string;
        duration?: number | null;
        failureMessages?: string[];
      }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (status === 'failed' && assertionResults.length === 0) {
      return [outcome(file, 0, message ?? 'could not be loaded')];
    }
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => {
        const failure = test.status === 'failed' ? (test.failureMessages?.[0] ?? SILENT) : undefined;
        return outcome(`${file} › ${test.fullName}`, test.duration ?? 0, failure);
      });
  });
}

interface Run {
  duration: number;
  /** A test that ran out of time says so first, and then what it waited for. */
  errors?: { message?: string }[];
}

interface Suite {
  specs: { file: string; title: string; tests: { status?: string; results: Run[] }[] }[];
  suites?: Suite[];
}

/**
 * Reads the report of Playwright's JSON reporter, without tests that were skipped. A test that passed on a second try has
 * failed once, and an error outside of tests is one more.
 */
export function playwrightOutcomes(report: string): TestOutcome[] {
  const { suites, errors } = JSON.parse(report) as { suites: Suite[]; errors: { message?: string }[] };
  const outcomesOf = (suite: Suite): TestOutcome[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => {
          const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
          const name = `e2e/${file} › ${title}`;
          if (status === 'expected') return outcome(name, milliseconds);
          const said = results.flatMap((run) => (run.errors ?? []).map(({ message }) => message));
          return outcome(name, milliseconds, said.join('\n') || SILENT);
        }),
    ),
    ...(suite.suites ?? []).flatMap(outcomesOf),
  ];
  const outside = errors.map(({ message = '' }) => outcome('e2e, outside of tests', 0, message));
  return [...suites.flatMap(outcomesOf), ...outside];
}

function outcome(name: string, milliseconds: number, failure?: string): TestOutcome {
  const seconds = milliseconds / 1000;
  return failure === undefined
    ? { name, seconds }
    : { name, seconds, failure: stripVTControlCharacters(failure) };
}

/** The tests that took longest, longest first. */
export function slowest(tests: TestOutcome[], count: number): TestOutcome[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** A line for each test that failed, and under it how its message begins, at most `lines` lines of it. */
export function tellFailures(tests: TestOutcome[], lines: number): string[] {
  return tests.flatMap(({ name, failure }) => {
    if (failure === undefined) return [];
    const message = failure.split('\n').filter((line) => line.trim() !== '');
    return [name, ...message.slice(0, lines).map((line) => `  ${line}`)];
  });
}
