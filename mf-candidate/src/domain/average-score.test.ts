import { expect, it } from 'vitest';
import { averageScore } from './average-score.ts';

it.each([
  [[8, 7], '7,50'],
  [[10], '10,00'],
  [[7, 7, 8], '7,33'],
  [[9, null], '9,00'],
  [[null], null],
  [[], null],
])('the average of %j is %s', (notes, average) => {
  expect(averageScore(notes)).toBe(average);
});
