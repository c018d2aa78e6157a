import type { TestOutcome } from './outcomes.ts';

/** How many checks passed and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A step that only succeeds or fails counts as one check. */
export const oneCheck = (succeeded: boolean): Counts =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Tests that passed, and those that did not. */
export function countsOf(tests: readonly TestOutcome[]): Counts {
  const failed = tests.filter(({ failure }) => failure !== undefined).length;
  return { passed: tests.length - failed, failed };
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
