/** How many checks passed and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A step that only succeeds or fails counts as one check. */
export const oneCheck = (succeeded: boolean): Counts =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Reads the report of Vitest's JSON reporter. A file that could not be loaded counts as one failed test. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Reads the report of Playwright's JSON reporter. A test that passed on a retry has failed once. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A program that failed although its report tells of no failure is a failure itself. */
export function withExit(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Adds up the counts of several steps. */
export function total(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
