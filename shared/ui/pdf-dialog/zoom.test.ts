import { expect, it } from 'vitest';
import { canvasRatio, isSmallPrint, MAX_CANVAS_PIXELS, nextZoom, smallestReason } from './zoom.ts';

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

it.each([
  [328, 464, 3, 3],
  [900, 1273, 2, 2],
  [1312, 1856, 3, 2.6188],
  [4000, 5657, 1, 0.8591],
])('a page of %i × %i pixels on a screen of %i is drawn at a ratio of %d', (width, height, screen, ratio) => {
  const drawn = canvasRatio(width, height, screen);
  expect(drawn).toBeCloseTo(ratio, 3);
  expect(width * drawn * height * drawn).toBeLessThanOrEqual(MAX_CANVAS_PIXELS + 1);
});

it('says that the whole page is in view only where it is', () => {
  expect(smallestReason(464, 500)).toBe('A página inteira está à vista.');
  expect(smallestReason(1273, 500)).toBe('Este é o menor tamanho.');
});
