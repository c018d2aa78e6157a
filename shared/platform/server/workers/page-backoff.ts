import { LRUCache } from 'lru-cache';
import { createBackoff } from '../backoff.ts';

/** Pages of a release that may rest at the same time; one more, and it is the release that is at fault. */
const MAX_RELEASES = 3;

/** Which code is left out of which pages, after it has cost a worker. */
export interface PageBackoff {
  /**
   * Leaves a release out of a page for a while: the page may be of more data than it can take. Where that happens to
   * one page after the other, it is left out of all.
   */
  add(release: string, page: string): void;
  has(release: string, page: string): boolean;
}

/** @param length milliseconds */
export function createPageBackoff(length: number, now: () => number = () => performance.now()): PageBackoff {
  const releases = createBackoff({ first: length, now });
  const pages = createBackoff({ first: length, now });
  const pagesOf = new LRUCache<string, Set<string>>({ max: 100 });
  const keyOf = (release: string, page: string) => `${release} ${page}`;
  return {
    add(release, page) {
      pages.add(keyOf(release, page));
      const atFault = new Set([page, ...(pagesOf.get(release) ?? [])]);
      const backedOff = [...atFault].filter((each) => pages.has(keyOf(release, each)));
      pagesOf.set(release, new Set(backedOff));
      if (backedOff.length > MAX_RELEASES) releases.add(release);
    },
    has: (release, page) => releases.has(release) || pages.has(keyOf(release, page)),
  };
}
