import { LRUCache } from 'lru-cache';
import { releaseKey } from '../../contract/names.ts';
import { type Vital, vitals } from '../../contract/vitals.ts';

const MAX_RELEASES = 50;
/** Buckets grow by a tenth each, which is the error of a percentile. */
const GROWTH = 1.1;
const BUCKETS = 128;
/** Upper limit of the first bucket: ms, score and bytes. */
const smallest: Record<Vital, number> = { lcp: 10, inp: 10, cls: 0.001, bytes: 1_024 };

/** 75th percentile of each vital; null without measurements. */
type Percentiles = Record<Vital, number | null>;
export type Measured = { visits: number } & Percentiles;

/** Counts measurements by release in histograms of fixed size, since the start of this process. */
export function createVitalCounts() {
  const releases = new LRUCache<string, { visits: number; counts: Record<Vital, Uint32Array> }>({
    max: MAX_RELEASES,
  });
  return {
    add(
      release: { name: string; version: string },
      values: Partial<Record<Vital, number | undefined>>,
    ): void {
      const key = releaseKey(release);
      const known = releases.get(key) ?? { visits: 0, counts: createCounts() };
      known.visits += 1;
      for (const vital of vitals) {
        const value = values[vital];
        const bucket = value === undefined ? undefined : toBucket(value, smallest[vital]);
        const counts = known.counts[vital];
        if (bucket !== undefined) counts[bucket] = (counts[bucket] ?? 0) + 1;
      }
      releases.set(key, known);
    },
    /** Returns null for a release without visits. */
    of(release: { name: string; version: string }): Measured | null {
      const known = releases.peek(releaseKey(release));
      if (!known) return null;
      const percentiles = vitals.map((vital) => [
        vital,
        findPercentile(known.counts[vital], smallest[vital]),
      ]);
      return { visits: known.visits, ...(Object.fromEntries(percentiles) as Percentiles) };
    },
  };
}

export type VitalCounts = ReturnType<typeof createVitalCounts>;

const createCounts = (): Record<Vital, Uint32Array> =>
  Object.fromEntries(vitals.map((vital) => [vital, new Uint32Array(BUCKETS)])) as Record<Vital, Uint32Array>;

const toBucket = (value: number, first: number): number =>
  Math.min(BUCKETS - 1, Math.max(0, Math.ceil(Math.log(value / first) / Math.log(GROWTH))));

/** Returns the upper limit of the bucket with the 75th percentile. */
function findPercentile(counts: Uint32Array, first: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let sum = 0;
  const bucket = counts.findIndex((count) => {
    sum += count;
    return sum >= total * 0.75;
  });
  return first * GROWTH ** bucket;
}
