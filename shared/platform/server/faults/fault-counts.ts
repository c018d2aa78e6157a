import { type Fault, faults } from '../../contract/fault.ts';
import type { Listener } from '../events/events.ts';

const MINUTE = 60_000;
/** Minutes that are looked back on. */
const HOUR = 60;

/** How often a release failed in browsers, by kind. */
export type Counts = Record<Fault, number>;

export interface FaultCounts {
  /** Counts what is reported. */
  count: Listener;
  /** Of the last hour, by version: releases of which nothing was heard are left out. */
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
 * Counts in this process's memory, by the minute. The kinds and releases that are counted are few: what is kept is bounded by
 * them. A limiter's window begins anew; this looks back an hour at any moment.
 */
export function createFaultCounts(now: () => number = () => performance.now()): FaultCounts {
  let buckets: Bucket[] = [];
  const minute = () => Math.floor(now() / MINUTE);

  function evictExpired(): void {
    const oldest = minute() - HOUR;
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
        const ofVersion = counts[version] ?? none();
        counts[version] = { ...ofVersion, [fault]: ofVersion[fault] + times };
      }
      return counts;
    },
  };
}

const none = (): Counts => Object.fromEntries(faults.map((fault) => [fault, 0])) as Counts;
