import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStep, cardsPerPage, isSeen, lastPosition, step } from './carousel-steps.ts';

describe('cards per page (A 9)', () => {
  it.each([
    [320, 1],
    [640, 1],
    [641, 2],
    [768, 2],
    [769, 3],
    [1280, 3],
    [1281, 4],
    [2560, 4],
  ])('a window of %i px shows %i', (width, cards) => {
    expect(cardsPerPage(width)).toBe(cards);
  });
});

it('one below the other, all cards are seen on phones', () => {
  const perPage = cardsPerPage(640, 'stacked');
  expect([0, 23].every((place) => isSeen(place, 0, { count: 24, perPage, wrap: false }))).toBe(true);
  expect(cardsPerPage(641, 'stacked')).toBe(2);
});

describe('cards per page on the home page (A 9)', () => {
  it.each([
    [541, 1],
    [542, 2],
    [600, 2],
    [768, 2],
    [769, 3],
    [1280, 3],
    [1281, 4],
  ])('a window of %i px shows %i', (width, cards) => {
    expect(cardsPerPage(width, 'compact')).toBe(cards);
  });

  it.each([
    [541, 7],
    [542, 6],
  ])('in a window of %i px the last of eight cards is shown from index %i', (width, last) => {
    expect(lastPosition({ count: 8, perPage: cardsPerPage(width, 'compact'), wrap: false })).toBe(last);
  });
});

describe('steps', () => {
  const clamped = { count: 8, perPage: 3, wrap: false };

  it('moves one card at a time', () => {
    expect(step(0, 1, clamped)).toBe(1);
    expect(step(4, -1, clamped)).toBe(3);
  });

  it('is clamped at both ends', () => {
    expect(step(0, -1, clamped)).toBe(0);
    expect(step(5, 1, clamped)).toBe(5);
    expect(canStep(0, -1, clamped)).toBe(false);
    expect(canStep(5, 1, clamped)).toBe(false);
  });

  it('leads from the end to the beginning, and back, when it wraps', () => {
    expect(step(5, 1, { ...clamped, wrap: true })).toBe(0);
    expect(step(0, -1, { ...clamped, wrap: true })).toBe(5);
  });

  it('has nowhere to go when all slides are seen', () => {
    expect(canStep(0, 1, { count: 3, perPage: 4, wrap: true })).toBe(false);
    expect(canStep(0, -1, { count: 3, perPage: 4, wrap: false })).toBe(false);
  });

  const shapes = fc.record({
    count: fc.integer({ min: 1, max: 30 }),
    perPage: fc.integer({ min: 1, max: 4 }),
    wrap: fc.boolean(),
  });

  it('never leaves the slides, and always shows as many as fit', () => {
    fc.assert(
      fc.property(shapes, fc.nat(40), fc.constantFrom(1 as const, -1 as const), (shape, from, direction) => {
        const to = step(from, direction, shape);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(lastPosition(shape));
        const seen = Array.from({ length: shape.count }, (_, place) => isSeen(place, to, shape));
        expect(seen.filter(Boolean)).toHaveLength(Math.min(shape.count, shape.perPage));
      }),
    );
  });

  it('reaches every slide by going on', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const reached = new Set<number>();
        for (
          let position = 0, steps = 0;
          steps <= shape.count;
          position = step(position, 1, shape), steps += 1
        ) {
          for (let place = 0; place < shape.count; place += 1) {
            if (isSeen(place, position, shape)) reached.add(place);
          }
        }
        expect(reached.size).toBe(shape.count);
      }),
    );
  });
});
