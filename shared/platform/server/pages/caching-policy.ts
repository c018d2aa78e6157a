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
  /** Rendered pages and documents, by `getPageKey`. */
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

/** Page, document or API response. */
export interface Cacheable {
  status: number;
  /** Whether nothing is missing. */
  complete: boolean;
  /** Whether its URL has a query. */
  queried: boolean;
  /** Whether it replaces pages that cannot be rendered. It is cached although it is incomplete. */
  isFallback?: boolean;
}

/** Chooses the partition for a value; null if it must not be cached. */
export function choosePartition({ status, complete, queried, isFallback }: Cacheable): Partition | null {
  if (isFallback) return 'plain';
  if (!complete) return null;
  if (status === 200) return queried ? 'queried' : 'plain';
  // The number of URLs without a page, or with a redirect, is unbounded.
  return status === 404 || (status >= 300 && status < 400) ? 'others' : null;
}

/**
 * Returns the key of a page or document. After a failure, visitors may get one of earlier releases, unless a release was
 * rolled back since. Visitors of a canary, or of a previous release, have separate ones.
 * @param name canonical path and query, or a name without a slash
 */
export const getPageKey = (releases: { epoch: number; group: string }, name: string): string =>
  `${releases.epoch} ${releases.group} ${name}`;

interface Sent {
  /** Whether browsers and shared caches may store it. */
  isStorable: boolean;
  /** Whether it depends on the visitor's cookies. */
  personal: boolean;
  /** Seconds since it was rendered. */
  age: number;
}

/** Returns whether browsers and shared caches may store a value. */
export const isStorable = (value: Cacheable): boolean => !value.isFallback && choosePartition(value) !== null;

/** Returns the `cache-control` of a page. Browsers always revalidate. */
export function cacheControl({ page }: CachingPolicy, { isStorable, personal, age }: Sent): string {
  const left = Math.floor(page.staleWhileRevalidate - age);
  if (!isStorable || personal || left < 1) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${left}, stale-if-error=${STALE_IF_ERROR}`;
}
