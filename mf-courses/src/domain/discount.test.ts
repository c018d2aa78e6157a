import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discounted, knownPolicies, linesFor } from './discount.ts';
import { paymentLines, totalOf } from './instalments.ts';

const cents = fc.nat(1_000_000_00);
const percentage = fc.double({ min: -10, max: 120, noNaN: true });
const percentages = fc.array(percentage, { maxLength: 6 });

describe('a price after discounts', () => {
  it.each([
    [3490_00, [20], 2792_00],
    [3490_00, [12.5], 3053_75],
    [3490_00, [20, 12.5], 2355_75],
    [99_99, [33.33], 66_66],
    [3490_00, [100], 0],
    [3490_00, [60, 60], 0],
    [3490_00, [], 3490_00],
  ])('of %i cents with %j per cent is %i', (price, taken, rest) => {
    expect(discounted(price, taken)).toBe(rest);
  });

  it('is whole, never negative and never more than the price', () => {
    fc.assert(
      fc.property(cents, percentages, (price, taken) => {
        const rest = discounted(price, taken);
        expect(Number.isInteger(rest)).toBe(true);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('is the same in any order of the discounts', () => {
    fc.assert(
      fc.property(
        cents,
        percentages,
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        (price, taken, keys) => {
          const shuffled = taken
            .map((each, index) => ({ each, key: keys[index] ?? 0 }))
            .sort((one, other) => one.key - other.key)
            .map(({ each }) => each);
          expect(discounted(price, shuffled)).toBe(discounted(price, taken));
        },
      ),
    );
  });

  it('is the price with 0 per cent', () => {
    fc.assert(fc.property(cents, (price) => discounted(price, [0]) === price));
  });

  it('never grows with the discount', () => {
    fc.assert(
      fc.property(cents, percentage, percentage, (price, one, more) => {
        expect(discounted(price, [one, more])).toBeLessThanOrEqual(discounted(price, [one]));
      }),
    );
  });
});

it('every way to pay comes to the new price to the cent, in as many instalments as before', () => {
  const method = fc.record({
    meioDePagamentoDescricao: fc.constantFrom('Pix', 'Boleto', ''),
    numeroDeParcelas: fc.option(fc.integer({ min: 1, max: 24 })),
    valorDaParcela: fc.option(fc.integer({ min: 1, max: 5000 })),
  });
  fc.assert(
    fc.property(fc.array(method), cents, percentage, (methods, price, taken) => {
      const before = paymentLines(methods, price / 100);
      const rest = discounted(price, [taken]);
      const after = linesFor(before, rest);
      expect(after.map(({ means, instalments }) => [means, instalments?.count])).toEqual(
        before.map(({ means, instalments }) => [means, instalments?.count]),
      );
      for (const { instalments } of after) if (instalments) expect(totalOf(instalments)).toBe(rest);
    }),
  );
});

it('only policies with a percentage can be reckoned with', () => {
  const policy = (name: string, taken: number | null) => ({
    name,
    percentage: taken,
    descriptive: null,
    icon: null,
  });
  const known = knownPolicies([policy('Ex-alunos', 15), policy('Bolsa', null), policy('Nenhum', 0)]);
  expect(known.map(({ name }) => name)).toEqual(['Ex-alunos']);
});
