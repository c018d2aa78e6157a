import { LRUCache } from 'lru-cache';

const MAX_RELEASES = 1_000;

interface Rest {
  /** Length of the first rest in ms. */
  first: number;
  /** Maximum length of a rest in ms; by default as long as the first. */
  longest?: number;
  /** Monotonic clock in ms. */
  now?: () => number;
}

/**
 * Creates a list of releases that are skipped for a while after a fault, by key. Rests span calls, whereas p-retry and
 * similar libraries wait within one call.
 */
export function createBackoff({ first, longest = first, now = () => performance.now() }: Rest) {
  const rests = new LRUCache<string, { faults: number; end: number }>({ max: MAX_RELEASES });
  return {
    /** Starts a rest. Each further fault of the same release doubles it. */
    add(release: string): void {
      const faults = (rests.get(release)?.faults ?? 0) + 1;
      rests.set(release, { faults, end: now() + Math.min(first * 2 ** (faults - 1), longest) });
    },
    has: (release: string): boolean => (rests.get(release)?.end ?? 0) > now(),
    /** Ends a rest and resets its length. */
    forget: (release: string) => void rests.delete(release),
  };
}
