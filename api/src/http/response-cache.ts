import { LRUCache } from 'lru-cache';

/**
 * Creates an LRU cache of responses, limited by the bytes of responses and keys.
 * @param capacity bytes, at least one
 * @returns a function that returns the response of a key and makes it if it is not cached
 */
export function createResponseCache(capacity: number): (key: string, make: () => Buffer) => Buffer {
  const cache = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: (answer, key) => key.length + answer.length,
  });
  return (key, make) => {
    const known = cache.get(key);
    if (known) return known;
    const answer = make();
    cache.set(key, answer);
    return answer;
  };
}
