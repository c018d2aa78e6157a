import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentile } from './catalogue-load.ts';
import { randomAddresses } from './random-filters.ts';

it.each([
  [[4, 1, 3, 2], 50, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
  [[7], 95, 7],
])('of %j, %d of 100 are at most %d', (values, of100, most) => {
  expect(percentile(values, of100)).toBe(most);
});

it('asks for known values of one filter at least, in the same order in every run', () => {
  const values = {
    axis_technology: ['Áudio'],
    unit: ['Macapá', 'Santana'],
    title: ['curso'],
    segment: ['Saúde'],
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const [one, other] = [randomAddresses(values), randomAddresses(values)];
      for (let asked = 0; asked < count; asked += 1) {
        const address = one();
        expect(other()).toBe(address);
        const query = [...new URL(address, 'http://server').searchParams];
        expect(query.length).toBeGreaterThan(0);
        for (const [name, value] of query) expect(values[name as keyof typeof values]).toContain(value);
      }
    }),
    { numRuns: 5 },
  );
});
