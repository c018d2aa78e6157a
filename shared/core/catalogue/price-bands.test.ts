import { expect, it } from 'vitest';
import { costOf, priceBandOf } from './price-bands.ts';

it.each([
  [0, 'gratis'],
  [0.01, 'ate-500'],
  [500, 'ate-500'],
  [500.01, '500-1000'],
  [1000, '500-1000'],
  [3000, '1000-3000'],
  [3000.01, 'acima-3000'],
  [null, null],
])('a price of %s is in the band %s', (cost, band) => {
  expect(priceBandOf(cost)).toBe(band);
});

it('a free course without a price is free, and no other', () => {
  expect(costOf(null, 1)).toBe(0);
  expect(costOf(null, 2)).toBeNull();
  expect(costOf(80, 1)).toBe(80);
});
