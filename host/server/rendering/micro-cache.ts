interface Entry<Value> {
  value: Value;
  at: number;
}

interface MicroCacheOptions {
  /** Seconds that a value is fresh; 0 keeps nothing. */
  seconds: number;
  /** Seconds that a stale value may still be served while a new one is made. */
  staleSeconds?: number;
  /** Values kept at most; the one used longest ago makes room. */
  size?: number;
  now?: () => number;
}

/**
 * Keeps values for seconds, makes each once however many ask at the same time, and serves the last one while
 * the next is made. A value that could not be made is never kept.
 */
export function createMicroCache<Value>({
  seconds,
  staleSeconds = 60,
  size = 500,
  now = Date.now,
}: MicroCacheOptions) {
  const entries = new Map<string, Entry<Value>>();
  const underway = new Map<string, Promise<Value>>();

  function make(key: string, produce: () => Promise<Value>, keep: (value: Value) => boolean): Promise<Value> {
    const running = underway.get(key);
    if (running) return running;
    const promise = produce()
      .then((value) => {
        if (keep(value)) store(key, value);
        return value;
      })
      .finally(() => underway.delete(key));
    underway.set(key, promise);
    return promise;
  }

  function store(key: string, value: Value): void {
    entries.delete(key);
    entries.set(key, { value, at: now() });
    const oldest = entries.keys().next();
    if (entries.size > size && !oldest.done) entries.delete(oldest.value);
  }

  return async function cached(
    key: string,
    produce: () => Promise<Value>,
    keep: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    if (seconds === 0) return produce();
    const entry = entries.get(key);
    const age = entry ? (now() - entry.at) / 1000 : Number.POSITIVE_INFINITY;
    if (!entry || age > seconds + staleSeconds) return make(key, produce, keep);
    if (age > seconds) make(key, produce, keep).catch(() => {});
    return entry.value;
  };
}
