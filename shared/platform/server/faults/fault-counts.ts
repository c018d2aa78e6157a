import { type Fault, faults } from '../../contract/fault.ts';
import type { Listener } from '../events/events.ts';

const MINUTE_MS = 60_000;
const WINDOW_MINUTES = 60;
const BAR_MINUTES = 5;

/** Number of faults of a release, by kind. */
export type Counts = Record<Fault, number>;

export interface FaultCounts {
  count: Listener;
  /** Returns the counts of the last hour by version; versions without faults are omitted. */
  of(remote: string): Record<string, Counts>;
  /** Returns the number of faults of all releases in each five minutes of the last hour, oldest first. */
  history(remote: string): number[];
}

interface Bucket {
  minute: number;
  remote: string;
  version: string;
  fault: Fault;
  times: number;
}

/**
 * Counts faults per minute in this process's memory, for a sliding hour; a rate limiter's window would start again at
 * zero. Few kinds and releases exist, so memory is bounded.
 */
export function createFaultCounts(now: () => number = () => performance.now()): FaultCounts {
  let buckets: Bucket[] = [];
  const minute = () => Math.floor(now() / MINUTE_MS);

  function evictExpired(): void {
    const oldest = minute() - WINDOW_MINUTES;
    buckets = buckets.filter((bucket) => bucket.minute > oldest);
  }

  return {
    count(event) {
      if (event.kind !== 'fault-reported') return;
      const { remote, version, fault } = event;
      evictExpired();
      const bucket = { minute: minute(), remote, version, fault };
      const known = buckets.findLast(
        (each) =>
          each.minute === bucket.minute &&
          each.remote === remote &&
          each.version === version &&
          each.fault === fault,
      );
      if (known) known.times += 1;
      else buckets.push({ ...bucket, times: 1 });
    },
    of(remote) {
      evictExpired();
      const counts: Record<string, Counts> = {};
      for (const { version, fault, times } of buckets.filter((bucket) => bucket.remote === remote)) {
        const ofVersion = counts[version] ?? createZeroCounts();
        counts[version] = { ...ofVersion, [fault]: ofVersion[fault] + times };
      }
      return counts;
    },
    history(remote) {
      evictExpired();
      const bars = Array<number>(WINDOW_MINUTES / BAR_MINUTES).fill(0);
      for (const bucket of buckets.filter((each) => each.remote === remote)) {
        const bar = bars.length - 1 - Math.floor((minute() - bucket.minute) / BAR_MINUTES);
        bars[bar] = (bars[bar] ?? 0) + bucket.times;
      }
      return bars;
    },
  };
}

const createZeroCounts = (): Counts => Object.fromEntries(faults.map((fault) => [fault, 0])) as Counts;
