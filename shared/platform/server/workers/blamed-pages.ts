import { LRUCache } from 'lru-cache';
import type { PageOwner } from './protocol.ts';

/** Time for which a page is left to browsers after it has cost two processes. */
const BLAME_MS = 60_000;
/** Number of blamed URLs of one path pattern beyond which all of its URLs are: a query has any number of values. */
const MAX_URLS = 3;
const MAX_PAGES = 1_000;

const toPattern = ({ remote, pattern }: PageOwner): string => `${remote} ${pattern}`;

/** Pages that cost two processes in a row, for some time. */
export function createBlamedPages(now: () => number = () => performance.now()) {
  const patterns = new LRUCache<string, string>({
    max: MAX_PAGES,
    ttl: BLAME_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    add(url: string, owner: PageOwner): void {
      const pattern = toPattern(owner);
      patterns.set(url, pattern);
      const blamed = [...patterns].filter(([, each]) => each === pattern);
      if (blamed.length > MAX_URLS) patterns.set(pattern, pattern);
    },
    has: (url: string, owner: PageOwner): boolean => patterns.has(url) || patterns.has(toPattern(owner)),
  };
}
