import { expect, it } from 'vitest';
import { median, percentile } from './median.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('there is no median of nothing', () => {
  expect(median([])).toBeNaN();
});

it.each([
  [[4, 1, 3, 2], 50, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
  [[7], 95, 7],
])('of %j, %d of 100 are at most %d', (values, of100, most) => {
  expect(percentile(values, of100)).toBe(most);
});
