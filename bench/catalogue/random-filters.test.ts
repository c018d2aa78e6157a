import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomAddresses } from './random-filters.ts';

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
