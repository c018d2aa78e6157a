import { expect, it } from 'vitest';
import { byRunner, namedTests } from './named-tests.ts';

it('tests are named between backticks, and each is run once, by its own runner', () => {
  const text = '| `scripts/asvs.test.ts`, `e2e/edge/headers.test.ts` | `host/x.ts` |\n`scripts/asvs.test.ts`';

  expect(byRunner(namedTests(text))).toEqual({
    unit: ['scripts/asvs.test.ts'],
    endToEnd: ['e2e/edge/headers.test.ts'],
  });
});
