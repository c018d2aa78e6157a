import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';

/** Maximum age of a cached value in seconds, by how it is used. */
interface Lifetime {
  /** Used as it is. */
  fresh: number;
  /** Used at once, while it is refreshed. */
  staleWhileRevalidate: number;
  /** Used only if refreshing fails or takes too long. */
  staleIfError: number;
}

/** Unbounded kinds of URLs have partitions of their own, so that they evict no others. */
type Partition = 'plain' | 'queried' | 'others';

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

/** Splits the maximum age between the data and the page that contains it: no visitor sees older. 0 disables caching. */
export function cachingPolicy(seconds: number): CachingPolicy {
  const half = seconds / 2;
  const staleIfError = seconds === 0 ? 0 : Math.max(half, STALE_IF_ERROR);
  return {
    data: { fresh: half, staleWhileRevalidate: half, staleIfError },
    page: { fresh: half / 2, staleWhileRevalidate: half, staleIfError },
  };
}

export interface Cacheable {
  status: number;
  complete: boolean;
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

/** Returns whether browsers and shared caches may store a value. */
export const isStorable = (value: Cacheable): boolean => !value.isFallback && choosePartition(value) !== null;

/** @param sent `personal`: whether it depends on the visitor's cookies; `age`: seconds since it was rendered */
export function cacheControl(
  { page }: CachingPolicy,
  { isStorable, personal, age }: { isStorable: boolean; personal: boolean; age: number },
): string {
  const left = Math.floor(page.staleWhileRevalidate - age);
  if (!isStorable || personal || left < 1) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${left}, stale-if-error=${STALE_IF_ERROR}`;
}

interface Entry {
  value: Cacheable;
  /** Monotonic timestamp. */
  at: number;
  tag: string;
}

interface CacheRequest<Value> {
  /** @param last the last value, even if it is too old to be used @param isUsable whether it is used if this fails */
  produce: (last: Value | undefined, isUsable: boolean) => Promise<Value>;
  /** Further dependency of the value, in addition to its key: a value with another tag is stale. */
  tag?: string;
  /** Time in ms after which a stale value is used, if there is one. */
  timeoutMs?: number;
}

/** Returns a value with its age in seconds. All values of a key have the same type. */
export type MicroCache = <Value extends Cacheable>(
  key: string,
  request: CacheRequest<Value>,
) => Promise<{ value: Value; age: number }>;

/**
 * Caches values for seconds, coalesces concurrent requests for a key, and falls back to a stale value if a refresh
 * fails or yields nothing cacheable. lru-cache's `fetch` has neither tags nor values that must not be cached.
 * @param lifetime zeros disable it: every request produces its value
 */
export function createMicroCache(lifetime: Lifetime, now = () => performance.now()): MicroCache {
  const createPartition = (max: number) => new LRUCache<string, Entry>({ max });
  const partitions = {
    plain: createPartition(partitionSizes.plain),
    queried: createPartition(partitionSizes.queried),
    others: createPartition(partitionSizes.others),
  };
  const inFlight = new Map<string, Promise<Cacheable>>();
  const isDisabled = lifetime.staleIfError === 0;

  const find = (key: string): Entry | undefined =>
    partitions.plain.get(key) ?? partitions.queried.get(key) ?? partitions.others.get(key);

  async function produceAndStore(key: string, tag: string, produce: () => Promise<Cacheable>) {
    const value = await produce();
    const partition = choosePartition(value);
    if (!partition) return value;
    for (const each of Object.values(partitions)) each.delete(key);
    partitions[partition].set(key, { value, at: now(), tag });
    return value;
  }

  function refresh(key: string, tag: string, produce: () => Promise<Cacheable>): Promise<Cacheable> {
    const id = `${tag} ${key}`;
    const running = inFlight.get(id) ?? produceAndStore(key, tag, produce).finally(() => inFlight.delete(id));
    inFlight.set(id, running);
    return running;
  }

  async function cached(key: string, { produce, tag = '', timeoutMs }: CacheRequest<Cacheable>) {
    const entry = find(key);
    const age = entry ? (now() - entry.at) / 1000 : Number.POSITIVE_INFINITY;
    const isUsable = entry !== undefined && !isDisabled && age <= lifetime.staleIfError;
    const make = () => produce(entry?.value, isUsable);
    if (!isUsable) return { value: await (isDisabled ? produceAndStore : refresh)(key, tag, make), age: 0 };
    const isCurrent = entry.tag === tag;
    if (isCurrent && age <= lifetime.fresh) return { value: entry.value, age };
    const next = refresh(key, tag, make);
    if (isCurrent && age <= lifetime.staleWhileRevalidate) {
      next.catch(() => {});
      return { value: entry.value, age };
    }
    const made = next.catch(() => undefined);
    const value = await (timeoutMs === undefined
      ? made
      : pTimeout(made, { milliseconds: timeoutMs, message: false }));
    return value !== undefined && choosePartition(value) !== null
      ? { value, age: 0 }
      : { value: entry.value, age };
  }

  return cached as MicroCache;
}
