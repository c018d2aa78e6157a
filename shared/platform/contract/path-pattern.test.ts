import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isPathPattern, isSameClaim } from './admit-release.ts';

it.each([
  ['/x', '/x/'],
  ['/x', '/X'],
  ['/', ''],
  ['*', '/*'],
  ['/x/:id?', '/x'],
])('the path patterns %s and %s claim the same', (one, other) => {
  expect(isSameClaim(one, other)).toBe(true);
  expect(isSameClaim(other, one)).toBe(true);
});

const joinSteps = (...steps: string[]) =>
  fc
    .tuple(fc.array(fc.constantFrom(...steps), { maxLength: 2 }), fc.boolean())
    .map(([each, splat]) => `/${[...each, ...(splat ? ['*'] : [])].join('/')}`);
const steps = ['', 'a', 'b', 'c'];
const addresses = steps.flatMap((one) => steps.map((two) => `/${[one, two].filter(Boolean).join('/')}`));
const owner = (paths: readonly string[], address: string) =>
  matchRoutes(
    paths.map((path) => ({ path, id: path })),
    address,
  )?.at(-1)?.route.id;
const decidedByOrder = (one: string, other: string) =>
  one !== other && addresses.some((address) => owner([one, other], address) !== owner([other, one], address));

it('two path patterns claim the same exactly where the router would use their order', () => {
  const pattern = joinSteps('a', 'b', ':p', ':q');
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      expect(isSameClaim(one, other)).toBe(one === other || decidedByOrder(one, other));
    }),
    { numRuns: 300 },
  );
});

it('two path patterns with optional segments never make the router use their order unnoticed', () => {
  const pattern = joinSteps('a', 'b', ':p', 'a?', ':p?');
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      if (decidedByOrder(one, other)) expect(isSameClaim(one, other)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each(['*', '/', '/x/:id?', '/x/*', '/plano_cursos', '/não'])('a pattern: %s', (path) => {
  expect(isPathPattern(path)).toBe(true);
});

it.each(['/x*', '/*/x', '/:id.pdf', '/x/:', '/%78', '/x?y'])('no pattern: %s', (path) => {
  expect(isPathPattern(path)).toBe(false);
});
