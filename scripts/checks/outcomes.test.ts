import { expect, it } from 'vitest';
import { playwrightOutcomes, vitestOutcomes } from './outcomes.ts';

it('reads the outcomes of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/checkout/api/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a list is empty', status: 'passed', duration: 1500, failureMessages: [] },
          { fullName: 'a list is skipped', status: 'skipped', duration: null },
          {
            fullName: 'a list is long',
            status: 'failed',
            duration: 20,
            failureMessages: ['\u001b[31mexpected 3\u001b[39m'],
          },
        ],
      },
      { name: '/checkout/api/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };

  expect(vitestOutcomes(JSON.stringify(report), '/checkout')).toEqual([
    { name: 'api/a.test.ts › a list is empty', seconds: 1.5 },
    { name: 'api/a.test.ts › a list is long', seconds: 0.02, failure: 'expected 3' },
    { name: 'api/b.test.ts', seconds: 0, failure: 'no such module' },
  ]);
});

it('reads the outcomes of Playwright, inner suites, second tries and errors outside of tests included', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    file: 'quality/a.test.ts',
    title,
    tests: [{ status, results }],
  });
  const closes = spec('closes', 'unexpected', {
    duration: 500,
    errors: [{ message: 'Out of time' }, { message: '\u001b[2mwaits to be closed\u001b[22m' }],
  });
  const stays = spec('stays', 'expected', { duration: 100, errors: [] });
  const opens = spec('opens', 'flaky', { duration: 0, errors: [{ message: 'slow' }] }, { duration: 0 });
  const rests = spec('rests', 'skipped');
  const report = {
    suites: [{ specs: [stays, rests], suites: [{ specs: [closes, opens] }] }],
    errors: [{ message: 'No such file' }],
  };

  expect(playwrightOutcomes(JSON.stringify(report))).toEqual([
    { name: 'e2e/quality/a.test.ts › stays', seconds: 0.1 },
    { name: 'e2e/quality/a.test.ts › closes', seconds: 0.5, failure: 'Out of time\nwaits to be closed' },
    { name: 'e2e/quality/a.test.ts › opens', seconds: 0, failure: 'slow' },
    { name: 'e2e, outside of tests', seconds: 0, failure: 'No such file' },
  ]);
});
