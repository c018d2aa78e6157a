import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

const NO_MESSAGE = 'failed without a message';
const MAX_MESSAGE_LINES = 12;

/** Result of a step. */
export interface Result {
  /** Number of tests that passed; a step without tests counts as one. */
  passed: number;
  /** Name of each failed test, with the beginning of its message. */
  failures: string[];
}

/** Reads the report of Vitest's JSON reporter. A file that failed to load is a failure with the file's name. */
export function readVitestReport(report: string): Result {
  const { numPassedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [formatFailure(file, message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => formatFailure(`${file} › ${fullName}`, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

interface Suite {
  specs: {
    file: string;
    title: string;
    tests: { status?: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}

/** Reads the report of Playwright's JSON reporter. A flaky test and an error outside of tests are failures, too. */
export function readPlaywrightReport(report: string): Result {
  const { stats, suites, errors } = JSON.parse(report) as {
    stats: { expected: number };
    suites: Suite[];
    errors: { message?: string }[];
  };
  const listFailures = (suite: Suite): string[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped' && status !== 'expected')
        .map(({ results }) => {
          // A test that ran out of time reports so first, and then the pending call.
          const messages = results.flatMap((run) => (run.errors ?? []).map(({ message }) => message));
          return formatFailure(`e2e/${file} › ${title}`, messages.join('\n'));
        }),
    ),
    ...(suite.suites ?? []).flatMap(listFailures),
  ];
  const outside = errors.map(({ message }) => formatFailure('e2e, outside of tests', message));
  return { passed: stats.expected, failures: [...suites.flatMap(listFailures), ...outside] };
}

function formatFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message || NO_MESSAGE)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_MESSAGE_LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}
