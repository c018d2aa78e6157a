/** Maximum age of a cached value in seconds, by how it is used. */
export interface Lifetime {
  /** Used as it is. */
  fresh: number;
  /** Used at once, while it is refreshed. */
  staleWhileRevalidate: number;
  /** Used only if refreshing fails or takes too long. */
  staleIfError: number;
}

/** Unbounded kinds of URLs have partitions of their own, so that they evict no others. */
export type Partition = 'plain' | 'queried' | 'others';

/** Maximum number of values per partition; the least recently used is evicted. */
export const partitionSizes: Record<Partition, number> = { plain: 300, queried: 150, others: 50 };

export interface CachingPolicy {
  /** Public API responses, by URL. */
  data: Lifetime;
  /** Rendered pages, by canonical URL. */
  page: Lifetime;
}

/** Additional maximum age in seconds of pages and data while the contract's server or a remote fails. */
const STALE_IF_ERROR = 300;

/**
 * Splits the maximum age between the data and the page that contains it, so that no visitor sees anything older, even
 * through a shared cache.
 * @param seconds maximum age while nothing fails; 0 disables caching
 */
export function cachingPolicy(seconds: number): CachingPolicy {
  const half = seconds / 2;
  const staleIfError = seconds === 0 ? 0 : Math.max(half, STALE_IF_ERROR);
  return {
    data: { fresh: half, staleWhileRevalidate: half, staleIfError },
    page: { fresh: half / 2, staleWhileRevalidate: half, staleIfError },
  };
}

interface Kept {
  status: number;
  complete: boolean;
  queried: boolean;
}

/** Chooses the partition for a page or response; null if it must not be cached. */
export function choosePartition({ status, complete, queried }: Kept): Partition | null {
  if (!complete) return null;
  if (status === 200) return queried ? 'queried' : 'plain';
  // The number of URLs without a page, or with a redirect, is unbounded.
  return status === 404 || (status >= 300 && status < 400) ? 'others' : null;
}

interface Sent {
  kept: boolean;
  /** Whether it depends on the visitor's theme and text size. */
  personal: boolean;
  /** Seconds since it was rendered. */
  age: number;
}

/** Returns the `cache-control` of a page. Browsers always revalidate. */
export function cacheControl({ page }: CachingPolicy, { kept, personal, age }: Sent): string {
  const left = Math.floor(page.staleWhileRevalidate - age);
  if (!kept || personal || left < 1) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${left}, stale-if-error=${STALE_IF_ERROR}`;
}
