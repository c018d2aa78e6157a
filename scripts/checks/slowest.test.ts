import { expect, it } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from './slowest.ts';

it('reads the times of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/checkout/api/a.test.ts',
        assertionResults: [
          { fullName: 'a list is empty', duration: 1500 },
          { fullName: 'a list is skipped', duration: null },
        ],
      },
    ],
  };

  expect(vitestTimes(JSON.stringify(report), '/checkout')).toEqual([
    { name: 'api/a.test.ts › a list is empty', seconds: 1.5 },
    { name: 'api/a.test.ts › a list is skipped', seconds: 0 },
  ]);
});

it('reads the times of Playwright, tries and inner suites together', () => {
  const spec = (title: string, ...attempts: number[]) => ({
    file: 'quality/a.test.ts',
    title,
    tests: [{ results: attempts.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [{ specs: [spec('opens', 250, 750)], suites: [{ specs: [spec('closes', 500)] }] }],
  };

  expect(playwrightTimes(JSON.stringify(report))).toEqual([
    { name: 'e2e/quality/a.test.ts › opens', seconds: 1 },
    { name: 'e2e/quality/a.test.ts › closes', seconds: 0.5 },
  ]);
});

it('names the tests that took longest, longest first', () => {
  const tests = [1, 3, 2].map((seconds) => ({ name: `${seconds} s`, seconds }));

  expect(slowest(tests, 2).map(({ name }) => name)).toEqual(['3 s', '2 s']);
});
