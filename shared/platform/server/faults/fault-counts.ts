import { type Fault, faults } from '../../contract/fault.ts';
import type { Listener } from '../events/events.ts';

const MINUTE_MS = 60_000;
const WINDOW_MINUTES = 60;

/** Number of faults of a release in browsers, by kind. */
export type Counts = Record<Fault, number>;

export interface FaultCounts {
  count: Listener;
  /** Returns the counts of the last hour by version; versions without faults are omitted. */
  of(remote: string): Record<string, Counts>;
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
  };
}

const createZeroCounts = (): Counts => Object.fromEntries(faults.map((fault) => [fault, 0])) as Counts;
