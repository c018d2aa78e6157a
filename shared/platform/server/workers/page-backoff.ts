import { LRUCache } from 'lru-cache';
import { createBackoff } from '../backoff.ts';

/** Maximum number of pages that a release may be left out of; beyond it, the release itself is faulty. */
const MAX_PAGES = 3;

/** Releases that are left out of pages after they cost a worker. */
export interface PageBackoff {
  /**
   * Leaves a release out of a page for a while: the page's data may be too much for it. If several pages are affected,
   * it is left out of all.
   */
  add(release: string, page: string): void;
  has(release: string, page: string): boolean;
}

/** @param length ms */
export function createPageBackoff(length: number, now: () => number = () => performance.now()): PageBackoff {
  const releases = createBackoff({ first: length, now });
  const pages = createBackoff({ first: length, now });
  const pagesOf = new LRUCache<string, Set<string>>({ max: 100 });
  const getKey = (release: string, page: string) => `${release} ${page}`;
  return {
    add(release, page) {
      pages.add(getKey(release, page));
      const atFault = new Set([page, ...(pagesOf.get(release) ?? [])]);
      const backedOff = [...atFault].filter((each) => pages.has(getKey(release, each)));
      pagesOf.set(release, new Set(backedOff));
      if (backedOff.length > MAX_PAGES) releases.add(release);
    },
    has: (release, page) => releases.has(release) || pages.has(getKey(release, page)),
  };
}
