import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Exposure, isFailing } from './is-failing.ts';

type Case = [what: string, candidate: [number, number], baseline: [number, number] | null, expected: boolean];
const toExposure = ([networks, failing]: [number, number]): Exposure => ({ networks, failing });

it.each<Case>([
  ['fails for a quarter, the other for none', [40, 10], [400, 0], true],
  ['fails for all', [20, 20], [20, 0], true],
  ['fails for two thirds, the other for a quarter', [30, 20], [30, 7], true],
  ['fails for exactly five points more', [1_000, 100], [100_000, 5_000], true],
  ['fails as often as the other', [100, 20], [900, 180], false],
  ['fails a little more often', [1_000, 40], [1_000, 1], false],
  ['fails five times as often', [50, 5], [500, 10], true],
  ['fails more often, which may be chance', [50, 8], [60, 4], false],
  ['fails less often', [100, 5], [100, 50], false],
  ['has too few networks', [19, 19], [400, 0], false],
  ['fails in too few networks', [40, 4], [400, 0], false],
  ['is compared with too few networks', [40, 40], [19, 0], false],
  ['is alone and fails for most', [20, 11], null, true],
  ['is alone and fails for half', [20, 10], null, false],
  ['is alone with too few networks', [19, 19], null, false],
])('a release that %s', (_what, candidate, baseline, expected) => {
  expect(isFailing(toExposure(candidate), baseline && toExposure(baseline))).toBe(expected);
});

const exposure = fc
  .integer({ min: 0, max: 2_000 })
  .chain((networks) =>
    fc.record({ networks: fc.constant(networks), failing: fc.integer({ min: 0, max: networks }) }),
  );

it('few networks never decide, and of two releases at most one fails', () => {
  fc.assert(
    fc.property(exposure, fc.option(exposure), (candidate, baseline) => {
      const failing = isFailing(candidate, baseline);
      if (candidate.failing < 5 || candidate.networks < 20) expect(failing).toBe(false);
      if (baseline) expect(failing && isFailing(baseline, candidate)).toBe(false);
    }),
  );
});
