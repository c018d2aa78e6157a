import { settings } from '@portal/contract/endpoints/home';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eligibility, incomeLimit } from './eligibility.ts';

const limit = 264_000;

describe('the eligibility calculator (A 5.4)', () => {
  it.each([
    ['no income at all', ['0,00', '0'], [0, 0], 0, 0, true],
    ['the least income', ['0,01', '0'], [1, 0], 1, 1, false],
    ['an average of the limit', ['5.280,00', '0'], [528_000, 0], 1, limit, true],
    ['one cent above, in sum', ['5.280,01', '0'], [528_001, 0], 2, limit + 1, false],
    ['one cent above, per head', ['2640,01', '2640,01'], [264_001, 264_001], 2, limit + 1, true],
    ['a third of a cent above', ['7.920,01', '0', '0'], [792_001, 0, 0], 2, limit + 1, false],
  ] as const)('%s', (_what, typed, incomes, result, average, exact) => {
    expect(eligibility(typed, limit)).toEqual({ kind: 'decided', result, incomes, average, exact });
  });

  it.each([
    ['empty fields', ['', ''], 'incomplete', [1, 2]],
    ['one empty field', ['5.280,01', '', '0'], 'incomplete', [2]],
    ['what is no amount', ['1.500,00', '', '2 mil', '-500', ','], 'unreadable', [3, 4, 5]],
  ] as const)('judges nobody with %s', (_what, typed, kind, places) => {
    expect(eligibility(typed, limit)).toEqual({ kind, places });
  });
});

it.each([
  [
    { eligibility_income_limit: '3242.00', eligibility_income_limit_since: '2026-01-01' },
    324_200,
    '2026-01-01',
  ],
  [{ eligibility_income_limit: 1621.1 }, 162_110, null],
  [{ eligibility_income_limit: null, eligibility_income_limit_since: '2026-01-01' }, limit, null],
  [{ eligibility_income_limit: 0 }, limit, null],
  [{ eligibility_income_limit: -1 }, limit, null],
  [undefined, limit, null],
])('where the server says %j the limit is %i cents, from %s on', (said, cents, since) => {
  expect(incomeLimit(said && z.parse(settings, said))).toEqual({ cents, since });
});
