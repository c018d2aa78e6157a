import { LRUCache } from 'lru-cache';

/**
 * Least-recently-used cache of answers, limited by the bytes of answers and keys together.
 * @param capacity bytes, at least one
 * @returns a function that gives the answer of a key, made if not cached
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
