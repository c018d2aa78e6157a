import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStep, cardsPerPage, isSeen, step } from './carousel-steps.ts';

describe('cards per page (A 9)', () => {
  it.each([
    [541, 'compact', 1],
    [542, 'compact', 2],
    [640, 'auto', 1],
    [641, 'auto', 2],
    [640, 'stacked', Number.POSITIVE_INFINITY],
    [641, 'stacked', 2],
    [768, 'auto', 2],
    [769, 'compact', 3],
    [1280, 'auto', 3],
    [1281, 'auto', 4],
  ] as const)('a window of %i px shows, by the rule %s, %f', (width, rule, cards) => {
    expect(cardsPerPage(width, rule)).toBe(cards);
  });
});

describe('a step', () => {
  it.each([
    { from: 4, direction: -1, wrap: false, to: 3 },
    { from: 0, direction: -1, wrap: false, to: 0 },
    { from: 5, direction: 1, wrap: false, to: 5 },
    { from: 5, direction: 1, wrap: true, to: 0 },
    { from: 0, direction: -1, wrap: true, to: 5 },
    { from: 7, direction: -1, wrap: false, to: 4 },
  ] as const)(
    'of $direction from $from leads to $to where wrap is $wrap',
    ({ from, direction, wrap, to }) => {
      const shape = { count: 8, perPage: 3, wrap };
      expect(step(from, direction, shape)).toBe(to);
      expect(canStep(from, direction, shape)).toBe(from !== to);
    },
  );

  it('has nowhere to go when all slides are seen', () => {
    expect(canStep(0, 1, { count: 3, perPage: 4, wrap: true })).toBe(false);
    expect(canStep(0, -1, { count: 3, perPage: 4, wrap: true })).toBe(false);
  });

  it('never leaves the slides, shows as many as fit, and reaches every slide by going on', () => {
    const shapes = fc.record({
      count: fc.integer({ min: 1, max: 30 }),
      perPage: fc.constantFrom(1, 2, 3, 4, Number.POSITIVE_INFINITY),
      wrap: fc.boolean(),
    });
    fc.assert(
      fc.property(shapes, (shape) => {
        const places = Array.from({ length: shape.count }, (_, place) => place);
        const reached = new Set<number>();
        let position = 0;
        for (const _ of places) {
          const seen = places.filter((place) => isSeen(place, position, shape));
          expect(seen).toHaveLength(Math.min(shape.count, shape.perPage));
          for (const place of seen) reached.add(place);
          position = step(position, 1, shape);
        }
        expect(reached.size).toBe(shape.count);
      }),
    );
  });
});
