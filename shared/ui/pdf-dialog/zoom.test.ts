import { expect, it } from 'vitest';
import { firstZoom, nextZoom } from './zoom.ts';

it.each([
  [279, 2],
  [540, 1],
  [900, 1],
  [400, 1.5],
  [60, 4],
])('in %i pixels a page is first shown %f times as wide', (room, zoom) => {
  expect(firstZoom(room)).toBe(zoom);
});

it('goes through all sizes, and stays at the ends', () => {
  expect([1, 1.5, 2, 3, 4].map((zoom) => nextZoom(zoom, 'in'))).toEqual([1.5, 2, 3, 4, 4]);
  expect([1, 1.5, 2, 3, 4].map((zoom) => nextZoom(zoom, 'out'))).toEqual([1, 1, 1.5, 2, 3]);
});
