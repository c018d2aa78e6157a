import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [2, 1e308, [1, 2, 3, null, 1e308]],
])('page %s of %s offers %j', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered);
});

it('offers first, current and last page in order, leaves out two or more at a time, and stays short', () => {
  const position = fc
    .integer({ min: 1, max: 300 })
    .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
  fc.assert(
    fc.property(position, ({ page, pages }) => {
      const offered = pageWindow(page, pages);
      const numbers = offered.filter((number) => number !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      for (const [place, number] of offered.entries()) {
        if (number !== null) continue;
        expect(Number(offered[place + 1]) - Number(offered[place - 1])).toBeGreaterThan(2);
      }
      expect(offered.length).toBeLessThanOrEqual(9);
    }),
  );
});
