import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaSlugs } from '../../src/art/palette.ts';
import { careersFair } from '../careers-fair.ts';
import { type ArtKind, art } from './art.ts';

const kinds: ArtKind[] = ['banner', 'course', 'news', 'cover', 'gallery', 'unit'];
const scene = fc.record({
  area: fc.constantFrom(...areaSlugs),
  seed: fc.string(),
  kind: fc.constantFrom(...kinds),
  width: fc.integer({ min: 320, max: 1920 }),
  height: fc.integer({ min: 240, max: 1080 }),
});

/** Expects at most 4 KB of well-formed SVG with night colours, without scripts or external resources. */
function expectDrawing(svg: string, width: number): void {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror, script, image, foreignObject')).toBeNull();
  expect(document.documentElement.localName).toBe('svg');
  expect(document.documentElement.getAttribute('width')).toBe(String(width));
  expect(document.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
  const targets = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(targets.filter((target) => !target?.startsWith('#'))).toEqual([]);
}

it('a scene is a small SVG for day and night, for any seed and size', () => {
  fc.assert(
    fc.property(scene, ({ area, seed, ...options }) => {
      expectDrawing(art(area, seed, options), options.width);
    }),
    // One of the longest drawings.
    { numRuns: 30, examples: [[{ area: 'beleza', seed: 'Z', kind: 'news', width: 1556, height: 240 }]] },
  );
});

it('so is the fair, and a gallery’s cover, which shows a trade or the event, in every area', () => {
  for (const area of areaSlugs) {
    expectDrawing(careersFair(area, { width: 1280, height: 640 }), 1280);
    const options = { width: 960, height: 720, kind: 'cover' } as const;
    const graduation = art(area, 'a', { ...options, event: 'graduation' });
    expectDrawing(graduation, 960);
    expect(graduation).not.toBe(art(area, 'a', options));
  }
});
