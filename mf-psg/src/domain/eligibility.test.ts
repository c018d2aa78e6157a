import { settings } from '@portal/shared/contract/settings';
import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibility, incomeLimit, readCents } from './eligibility.ts';

const limit = 264_000;
const resultOf = (...typed: string[]) => {
  const judged = eligibility(typed, limit);
  return judged.kind === 'judged' ? judged.result : judged.missing;
};

describe('the eligibility calculator (A 5.4)', () => {
  it.each([
    ['no income at all', ['0', '0'], 0],
    ['no income, in cents', ['0,00', '0'], 0],
    ['the least income', ['0,01', '0'], 1],
    ['an average of the limit', ['5.280,00', '0'], 1],
    ['both at the limit', ['2640', '2640'], 1],
    ['one cent above, in sum', ['5.280,01', '0'], 2],
    ['one cent above, per head', ['2.640,01', '2.640,01'], 2],
    ['a third of a cent above', ['7.920,01', '0', '0'], 2],
    ['three at the limit', ['7.920,00', '0', '0'], 1],
    ['without points', ['5280', '0'], 1],
  ])('%s', (_what, typed, result) => {
    expect(resultOf(...typed)).toBe(result);
  });

  it.each([
    ['empty fields', ['', ''], [1, 2]],
    ['one empty field', ['5.280,01', '', '0'], [2]],
    ['what is no number', ['1.500,00', 'mil', '-1', ','], [2, 3, 4]],
  ])('judges nobody with %s', (_what, typed, missing) => {
    expect(resultOf(...typed)).toEqual(missing);
  });

  const amount = fc.integer({ min: 0, max: 100_000_000 });
  const written = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  const family = fc.array(amount, { minLength: 2, maxLength: 12 });

  it('does not care for the order of the people', () => {
    fc.assert(
      fc.property(
        family.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([one, other]) => {
          const { incomes: _, ...first } = eligibility(one.map(written), limit) as { incomes: unknown };
          const { incomes: __, ...second } = eligibility(other.map(written), limit) as { incomes: unknown };
          expect(second).toEqual(first);
        },
      ),
    );
  });

  it('judges by whole cents: eligible exactly when the sum is at most the limit for each', () => {
    fc.assert(
      fc.property(family, fc.integer({ min: 1, max: 10_000_000 }), (all, cents) => {
        const sum = all.reduce((total, each) => total + each, 0);
        const expected = sum === 0 ? 0 : sum <= cents * all.length ? 1 : 2;
        expect(eligibility(all.map(written), cents)).toMatchObject({ kind: 'judged', result: expected });
      }),
    );
  });

  it('shows an average above the limit exactly when the family is', () => {
    fc.assert(
      fc.property(family, (all) => {
        const judged = eligibility(all.map(written), limit);
        if (judged.kind !== 'judged') throw new Error('All amounts are numbers.');
        expect(judged.average > limit).toBe(judged.result === 2);
      }),
    );
  });

  it('is not made eligible by anybody who earns more', () => {
    fc.assert(
      fc.property(family, amount, (all, more) => {
        const [first = 0, ...rest] = all;
        const before = eligibility(all.map(written), limit);
        const after = eligibility([first + more, ...rest].map(written), limit);
        if (before.kind === 'judged' && before.result === 2) expect(after).toMatchObject({ result: 2 });
      }),
    );
  });
});

describe('an amount as typed', () => {
  it.each([
    ['0', 0],
    ['1', 100],
    ['1,5', 150],
    ['1,', 100],
    ['1.234,50', 123_450],
    ['1234,50', 123_450],
    ['999.999.999,99', 99_999_999_999],
    [' 10 ', 1_000],
    ['', null],
    [',5', null],
    ['1.23', null],
    ['1,234', null],
    ['-1', null],
    ['1e3', null],
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

describe('the limit', () => {
  const of = (said: object) => incomeLimit(z.parse(settings, said));

  it('is what the server says, with the day from which it holds', () => {
    const said = { eligibility_income_limit: '3242.00', eligibility_income_limit_since: '2026-01-01' };
    expect(of(said)).toEqual({ cents: 324_200, since: '2026-01-01' });
    expect(of({ eligibility_income_limit: 1621.1 })).toEqual({ cents: 162_110, since: null });
  });

  it.each([undefined, {}, { eligibility_income_limit: null }, { eligibility_income_limit: 0 }])(
    'is 2640 where it says %j',
    (said) => {
      expect(said ? of(said) : incomeLimit(undefined)).toEqual({ cents: 264_000, since: null });
    },
  );
});
