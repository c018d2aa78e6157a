import { expect, it } from 'vitest';
import { isSmallPrint, nextZoom } from './zoom.ts';

it.each([
  [279, true],
  [539, true],
  [540, false],
  [900, false],
])('the print of a page of %i pixels is small: %s', (width, isSmall) => {
  expect(isSmallPrint(width)).toBe(isSmall);
});

it('goes through all sizes, and stays at the ends', () => {
  expect([1, 1.5, 2, 3, 4].map((zoom) => nextZoom(zoom, 'in'))).toEqual([1.5, 2, 3, 4, 4]);
  expect([1, 1.5, 2, 3, 4].map((zoom) => nextZoom(zoom, 'out'))).toEqual([1, 1, 1.5, 2, 3]);
});
