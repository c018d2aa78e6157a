import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import {
  type Cacheable,
  choosePartition,
  type Lifetime,
  type Partition,
  partitionSizes,
} from './caching-policy.ts';

interface Entry {
  value: Cacheable;
  /** Monotonic timestamp. */
  at: number;
  tag: string;
}

interface Found<Value> {
  value: Value;
  /** Seconds. */
  age: number;
}

interface CacheRequest<Value> {
  /**
   * @param last the last value, even if it is too old to be used
   * @param isUsable whether it is used if this fails
   */
  produce: (last: Value | undefined, isUsable: boolean) => Promise<Value>;
  /** Further dependency of the value, in addition to its key: a value with another tag is stale. */
  tag?: string;
  /** Time in ms after which a stale value is used, if there is one. */
  patience?: number;
}

/** All values of a key have the same type. */
export type MicroCache = <Value extends Cacheable>(
  key: string,
  request: CacheRequest<Value>,
) => Promise<Found<Value>>;

/**
 * Caches values for seconds, coalesces concurrent requests for a key, and falls back to a stale value if a refresh
 * fails or yields nothing cacheable. lru-cache's `fetch` has neither tags nor values that must not be cached.
 * @param lifetime zeros disable it: every request produces its value
 * @param now monotonic clock in ms
 */
export function createMicroCache(lifetime: Lifetime, now = () => performance.now()): MicroCache {
  const createPartition = (name: Partition) => new LRUCache<string, Entry>({ max: partitionSizes[name] });
  const partitions: Record<Partition, LRUCache<string, Entry>> = {
    plain: createPartition('plain'),
    queried: createPartition('queried'),
    others: createPartition('others'),
  };
  const inFlight = new Map<string, Promise<Cacheable>>();
  const isDisabled = lifetime.staleIfError === 0;

  const find = (key: string): Entry | undefined =>
    partitions.plain.get(key) ?? partitions.queried.get(key) ?? partitions.others.get(key);

  async function produceAndStore(
    key: string,
    tag: string,
    produce: () => Promise<Cacheable>,
  ): Promise<Cacheable> {
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

  async function cached(
    key: string,
    { produce, tag = '', patience }: CacheRequest<Cacheable>,
  ): Promise<Found<Cacheable>> {
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
    const value = await (patience === undefined
      ? made
      : pTimeout(made, { milliseconds: patience, message: false }));
    return value !== undefined && choosePartition(value) !== null
      ? { value, age: 0 }
      : { value: entry.value, age };
  }

  return cached as MicroCache;
}
