import { settings } from '@portal/shared/contract/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eligibility, incomeLimit, readCents } from './eligibility.ts';

const limit = 264_000;

describe('the eligibility calculator (A 5.4)', () => {
  it.each([
    ['no income at all', ['0,00', '0'], 0, 0, true],
    ['the least income', ['0,01', '0'], 1, 1, false],
    ['an average of the limit', ['5.280,00', '0'], 1, limit, true],
    ['one cent above, in sum', ['5.280,01', '0'], 2, limit + 1, false],
    ['one cent above, per head', ['2640,01', '2640,01'], 2, limit + 1, true],
    ['a third of a cent above', ['7.920,01', '0', '0'], 2, limit + 1, false],
  ])('%s', (_what, typed, result, average, exact) => {
    const incomes = typed.map(readCents);
    expect(eligibility(typed, limit)).toEqual({ kind: 'judged', result, incomes, average, exact });
  });

  it.each([
    ['empty fields', ['', ''], [1, 2]],
    ['one empty field', ['5.280,01', '', '0'], [2]],
    ['what is no number', ['1.500,00', 'mil', '-1', ','], [2, 3, 4]],
  ])('judges nobody with %s', (_what, typed, missing) => {
    expect(eligibility(typed, limit)).toEqual({ kind: 'incomplete', missing });
  });

  it('judges by whole cents: eligible exactly when the sum is at most the limit for each', () => {
    const written = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    const family = fc.array(amount, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(family, fc.integer({ min: 1, max: 10_000_000 }), (all, cents) => {
        const sum = all.reduce((total, each) => total + each, 0);
        const expected = sum === 0 ? 0 : sum <= cents * all.length ? 1 : 2;
        expect(eligibility(all.map(written), cents)).toMatchObject({ kind: 'judged', result: expected });
      }),
    );
  });
});

describe('an amount as typed', () => {
  it.each([
    ['0', 0],
    ['1,5', 150],
    ['1,', 100],
    ['1.234,50', 123_450],
    ['999.999.999,99', 99_999_999_999],
    [' 10 ', 1_000],
    ['', null],
    [',5', null],
    ['1.23', null],
    ['1,234', null],
    ['-1', null],
    ['1e3', null],
    ['R$ 5', null],
    ['1234567890123', null],
  ])('%j is %s cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  it('loses no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100);
        expect(readCents(text)).toBe(cents);
      }),
    );
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
  [undefined, limit, null],
])('where the server says %j the limit is %i cents, from %s on', (said, cents, since) => {
  expect(incomeLimit(said && z.parse(settings, said))).toEqual({ cents, since });
});
