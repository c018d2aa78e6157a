import { LRUCache } from 'lru-cache';
import { type Lifetime, type Partition, partitionSizes } from './caching-policy.ts';

interface Entry<Value> {
  value: Value;
  /** Milliseconds. */
  at: number;
  tag: string;
}

/** A value with its age in seconds. */
interface Found<Value> {
  value: Value;
  age: number;
}

interface MicroCacheOptions<Value> {
  lifetime: Lifetime;
  /** Where a value is kept; null for one that is not good enough to be kept. */
  choosePartition: (value: Value) => Partition | null;
  /** Milliseconds of a clock that never steps back. */
  now?: () => number;
}

interface Ask<Value> {
  /** @param renewing whether an older value is at hand */
  produce: (renewing: boolean) => Promise<Value>;
  /** What the value depends on besides its key: one made under another tag is no longer fresh. */
  tag?: string;
  /** Milliseconds after which an older value is handed out, if there is one. */
  patience?: number;
}

/**
 * Keeps values for seconds, makes each once however many ask at the same time, and falls back on an older one where no
 * good new one can be made. lru-cache's own `fetch` knows neither tags nor values that are not good enough to be kept.
 */
export function createMicroCache<Value>({
  lifetime,
  choosePartition,
  now = () => performance.now(),
}: MicroCacheOptions<Value>) {
  const partition = (name: Partition) => new LRUCache<string, Entry<Value>>({ max: partitionSizes[name] });
  const shelves: Record<Partition, LRUCache<string, Entry<Value>>> = {
    plain: partition('plain'),
    queried: partition('queried'),
    others: partition('others'),
  };
  const inFlight = new Map<string, Promise<Value>>();

  function find(key: string): Entry<Value> | undefined {
    return shelves.plain.get(key) ?? shelves.queried.get(key) ?? shelves.others.get(key);
  }

  function store(name: Partition, key: string, entry: Entry<Value>): void {
    for (const partition of Object.values(shelves)) partition.delete(key);
    shelves[name].set(key, entry);
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

/** @returns undefined for what fails or takes longer */
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
