import { expect, it } from 'vitest';
import { byRunner, missingTests, namedTests } from './named-tests.ts';

it('tests are named between backticks, and each is run once, by its own runner', () => {
  const text = '| `scripts/asvs.test.ts`, `e2e/edge/headers.test.ts` | `host/x.ts` |\n`scripts/asvs.test.ts`';

  expect(byRunner(namedTests(text))).toEqual({
    unit: ['scripts/asvs.test.ts'],
    endToEnd: ['e2e/edge/headers.test.ts'],
  });
});

it('a test that is not there is told', () => {
  expect(missingTests('`scripts/asvs.test.ts` `scripts/nothing.test.tsx`')).toEqual([
    'scripts/nothing.test.tsx',
  ]);
});
