import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './results.ts';
import { root } from './run.ts';

it('reads the report of Vitest', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: join(root, 'api/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a list is empty', status: 'passed', failureMessages: [] },
          { fullName: 'a list is skipped', status: 'skipped' },
          {
            fullName: 'a list is long',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 3\u001b[39m'],
          },
        ],
      },
      {
        name: join(root, 'api/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  };

  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['api/a.test.ts › a list is long\n  expected 3', 'api/b.test.ts\n  no such module'],
  });
});

it('reads the report of Playwright, with nested suites, flaky tests and errors outside of tests', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    file: 'quality/a.test.ts',
    title,
    tests: [{ status, results }],
  });
  const closes = spec('closes', 'unexpected', {
    errors: [{ message: 'Out of time' }, { message: '\u001b[2mwaits to be closed\u001b[22m' }],
  });
  const stays = spec('stays', 'expected', { errors: [] });
  const opens = spec('opens', 'flaky', { errors: [] }, {});
  const rests = spec('rests', 'skipped');
  const report = {
    stats: { expected: 1 },
    suites: [{ specs: [stays, rests], suites: [{ specs: [closes, opens] }] }],
    errors: [{ message: 'No such file' }],
  };

  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: [
      'e2e/quality/a.test.ts › closes\n  Out of time\n  waits to be closed',
      'e2e/quality/a.test.ts › opens\n  failed without a message',
      'e2e, outside of tests\n  No such file',
    ],
  });
});
