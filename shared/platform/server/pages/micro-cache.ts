import { LRUCache } from 'lru-cache';
import { type Lifetime, type Partition, partitionSizes } from './caching-policy.ts';

interface Entry<Value> {
  value: Value;
  /** Monotonic timestamp. */
  at: number;
  tag: string;
}

interface Found<Value> {
  value: Value;
  age: number;
}

interface MicroCacheOptions<Value> {
  lifetime: Lifetime;
  /** Returns null for a value that must not be cached. */
  choosePartition: (value: Value) => Partition | null;
  /** Monotonic clock in ms. */
  now?: () => number;
}

interface Ask<Value> {
  /** @param renewing whether a stale value exists */
  produce: (renewing: boolean) => Promise<Value>;
  /** Further dependency of the value, in addition to its key: a value with another tag is stale. */
  tag?: string;
  /** Time in ms after which a stale value is used, if there is one. */
  patience?: number;
}

/**
 * Caches values for seconds, coalesces concurrent requests for a key, and falls back to a stale value if a refresh
 * fails or yields nothing cacheable. lru-cache's `fetch` has neither tags nor values that must not be cached.
 */
export function createMicroCache<Value>({
  lifetime,
  choosePartition,
  now = () => performance.now(),
}: MicroCacheOptions<Value>) {
  const partition = (name: Partition) => new LRUCache<string, Entry<Value>>({ max: partitionSizes[name] });
  const partitions: Record<Partition, LRUCache<string, Entry<Value>>> = {
    plain: partition('plain'),
    queried: partition('queried'),
    others: partition('others'),
  };
  const inFlight = new Map<string, Promise<Value>>();

  function find(key: string): Entry<Value> | undefined {
    return partitions.plain.get(key) ?? partitions.queried.get(key) ?? partitions.others.get(key);
  }

  function store(name: Partition, key: string, entry: Entry<Value>): void {
    for (const partition of Object.values(partitions)) partition.delete(key);
    partitions[name].set(key, entry);
  }

  function make(key: string, tag: string, produce: () => Promise<Value>): Promise<Value> {
    const id = `${tag} ${key}`;
    const running = inFlight.get(id);
    if (running) return running;
    const promise = produce()
      .then((value) => {
        const partition = choosePartition(value);
        if (partition) store(partition, key, { value, at: now(), tag });
        return value;
      })
      .finally(() => inFlight.delete(id));
    inFlight.set(id, promise);
    return promise;
  }

  return async function cached(
    key: string,
    { produce, tag = '', patience }: Ask<Value>,
  ): Promise<Found<Value>> {
    if (lifetime.staleIfError === 0) return { value: await produce(false), age: 0 };
    const entry = find(key);
    const age = entry ? (now() - entry.at) / 1000 : Number.POSITIVE_INFINITY;
    if (!entry || age > lifetime.staleIfError) {
      return { value: await make(key, tag, () => produce(false)), age: 0 };
    }
    const current = entry.tag === tag;
    if (current && age <= lifetime.fresh) return { value: entry.value, age };
    const next = make(key, tag, () => produce(true));
    if (current && age <= lifetime.staleWhileRevalidate) {
      next.catch(() => {});
      return { value: entry.value, age };
    }
    const value = await tryWithTimeout(next, patience);
    return value !== undefined && choosePartition(value) !== null
      ? { value, age: 0 }
      : { value: entry.value, age };
  };
}

/** @returns undefined on failure or timeout */
async function tryWithTimeout<Value>(
  promise: Promise<Value>,
  patience: number | undefined,
): Promise<Value | undefined> {
  const settled = promise.catch(() => undefined);
  if (patience === undefined) return settled;
  return Promise.race([settled, sleep(patience)]);
}

const sleep = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref();
  });
