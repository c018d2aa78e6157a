import { expect, it } from 'vitest';
import { averageNote } from './average-note.ts';

it.each([
  [[8, 7], '7,50'],
  [[10], '10,00'],
  [[7, 7, 8], '7,33'],
  [[9, null], '9,00'],
  [[null], null],
  [[], null],
])('the average of %j is %s', (notes, average) => {
  expect(averageNote(notes)).toBe(average);
});
