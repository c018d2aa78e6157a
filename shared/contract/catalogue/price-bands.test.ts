import { expect, it } from 'vitest';
import { costOf, priceBandsOf } from './price-bands.ts';

it.each([
  [0, 'gratis'],
  [0.01, 'ate-500 ate-1000 ate-1500 ate-2000 ate-3000'],
  [500, 'ate-500 ate-1000 ate-1500 ate-2000 ate-3000'],
  [500.01, 'ate-1000 ate-1500 ate-2000 ate-3000'],
  [1500, 'ate-1500 ate-2000 ate-3000'],
  [1500.01, 'ate-2000 ate-3000'],
  [3000, 'ate-3000'],
  [3000.01, 'acima-3000'],
  [null, ''],
])('a price of %s is in the bands %s', (cost, bands) => {
  expect(priceBandsOf(cost).join(' ')).toBe(bands);
});

it('a free course without a price is free, and no other', () => {
  expect(costOf(null, 1)).toBe(0);
  expect(costOf(null, 2)).toBeNull();
  expect(costOf(80, 1)).toBe(80);
});
