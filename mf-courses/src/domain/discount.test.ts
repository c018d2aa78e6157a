import type { DiscountPolicy } from '@portal/contract/endpoints/course-details';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discounted, knownPolicies, linesFor, paymentLines, totalOf } from './payments.ts';

const cents = fc.nat(1_000_000_00);

it.each([
  [3490_00, [20], 2792_00],
  [3490_00, [12.5], 3053_75],
  [3490_00, [20, 12.5], 2355_75],
  [99_99, [33.33], 66_66],
  [1000_00, [10.006], 899_90],
  [1, [50], 1],
  [3490_00, [100], 0],
  [3490_00, [60, 60], 0],
  [3490_00, [-10, 20], 2792_00],
  [3490_00, [], 3490_00],
])('a price of %i cents with a discount of %j per cent is %i', (price, taken, rest) => {
  expect(discounted(price, taken)).toBe(rest);
});

it('every way to pay comes to the new price to the cent, in as many instalments as before', () => {
  const method = fc.record({
    meioDePagamentoDescricao: fc.constantFrom('Pix', 'Boleto', ''),
    numeroDeParcelas: fc.option(fc.integer({ min: 1, max: 24 })),
    valorDaParcela: fc.option(fc.integer({ min: 1, max: 5000 })),
  });
  fc.assert(
    fc.property(fc.array(method), cents, cents, (methods, price, rest) => {
      const before = paymentLines(methods, price / 100);
      const after = linesFor(before, rest);
      expect(after.map(({ means, instalments }) => [means, instalments?.count])).toEqual(
        before.map(({ means, instalments }) => [means, instalments?.count]),
      );
      for (const { instalments } of after) if (instalments) expect(totalOf(instalments)).toBe(rest);
    }),
  );
});

it('only policies with a percentage can be reckoned with', () => {
  const policies = [15, null, 0].map(
    (taken): DiscountPolicy => ({ name: `${taken}`, percentage: taken, descriptive: null, icon: null }),
  );
  expect(knownPolicies(policies).map(({ name }) => name)).toEqual(['15']);
});
