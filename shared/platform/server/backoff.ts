import { LRUCache } from 'lru-cache';

/** Releases whose faults are remembered at most. */
const MAX_RELEASES = 1_000;

/** Releases that are left alone for a while after a fault, by their keys. */
export interface Backoff {
  /** Begins a rest; after each further fault of the same release it is twice as long. */
  add(release: string): void;
  has(release: string): boolean;
  /** Ends a rest: the next fault is the first again. */
  forget(release: string): void;
}

interface Rest {
  /** Milliseconds of the rest after the first fault. */
  first: number;
  /** Milliseconds of a rest at most; without it all are as long as the first. */
  longest?: number;
  /** Milliseconds of a clock that never steps back. */
  now?: () => number;
}

/** Rests lie between calls, where p-retry and its like wait within one. */
export function createBackoff({ first, longest = first, now = () => performance.now() }: Rest): Backoff {
  const rests = new LRUCache<string, { faults: number; end: number }>({ max: MAX_RELEASES });
  return {
    add(release) {
      const faults = (rests.get(release)?.faults ?? 0) + 1;
      rests.set(release, { faults, end: now() + Math.min(first * 2 ** (faults - 1), longest) });
    },
    has: (release) => (rests.get(release)?.end ?? 0) > now(),
    forget: (release) => void rests.delete(release),
  };
}
