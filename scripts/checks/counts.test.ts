import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts, withExit } from './counts.ts';

describe('counting what passed', () => {
  it('counts a test file that could not be loaded as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];

    expect(vitestCounts(JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it('reads the report of Playwright, errors outside of tests and second tries included', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] };

    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
  });

  it('does not let a crash after the last test pass for a success', () => {
    expect(withExit({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withExit({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withExit({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });
});
