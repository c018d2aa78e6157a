import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actors } from './actors.ts';
import { type ArtKind, art } from './art.ts';
import { careersFair } from './careers-fair.ts';
import { areaSlugs } from './palette.ts';

const kinds: ArtKind[] = ['banner', 'course', 'news', 'gallery', 'unit'];
const scene = fc.record({
  area: fc.constantFrom(...areaSlugs),
  seed: fc.string(),
  kind: fc.constantFrom(...kinds),
  width: fc.integer({ min: 320, max: 1920 }),
  height: fc.integer({ min: 240, max: 1080 }),
});

describe('art', () => {
  it('is well-formed SVG of at most 4 KB for any seed and size', () => {
    fc.assert(
      fc.property(scene, ({ area, seed, ...options }) => {
        const svg = art(area, seed, options);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096);
        const root = parse(svg).documentElement;
        expect(root.localName).toBe('svg');
        expect(root.getAttribute('width')).toBe(String(options.width));
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
      {
        numRuns: 60,
        // Among the longest of all.
        examples: [[{ area: 'beleza', seed: 'Z', kind: 'news', width: 1556, height: 240 }]],
      },
    );
  });

  it('stays within 4 KB for every actor in every area', () => {
    const names = Object.keys(actors) as (keyof typeof actors)[];
    for (const area of areaSlugs) {
      for (const actor of names) {
        const svg = art(area, actor, { kind: 'course', width: 720, height: 480, actor });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096);
      }
    }
  });

  it('is the same for the same area, seed and options, and another for another seed', () => {
    const options = { kind: 'news', width: 960, height: 640 } as const;
    expect(art('moda', 'a', options)).toBe(art('moda', 'a', options));
    const scenes = Array.from({ length: 20 }, (_, seed) => art('moda', String(seed), options));
    expect(new Set(scenes).size).toBe(20);
  });

  it('carries day and night colours, nothing that runs and nothing from elsewhere', () => {
    for (const area of areaSlugs) {
      const document = parse(art(area, 'x', { kind: 'banner', width: 1280, height: 640 }));
      expect(document.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
      expect(document.querySelector('script, image, foreignObject')).toBeNull();
      const targets = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
      expect(targets.every((target) => target?.startsWith('#'))).toBe(true);
    }
  });

  it('shows the trade of the area except in scenery', () => {
    const jetty = (kind: ArtKind) => art('saude', 'a', { kind, width: 720, height: 480 });
    expect(jetty('unit').length).toBeLessThan(jetty('banner').length);
  });
});

describe('the fair', () => {
  it.each(areaSlugs)('is well-formed SVG of at most 4 KB in the colours of %s', (area) => {
    const svg = careersFair(area, { width: 1280, height: 640 });
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096);
    expect(parse(svg).documentElement.getAttribute('width')).toBe('1280');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

/** @throws when the document is not well-formed */
function parse(svg: string): XMLDocument {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const problem = document.querySelector('parsererror')?.textContent;
  if (problem) throw new Error(problem);
  return document;
}
