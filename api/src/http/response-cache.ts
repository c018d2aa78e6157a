import { LRUCache } from 'lru-cache';

/**
 * Creates an LRU cache of responses, limited by bytes.
 * @returns a function that returns or makes the response of a key
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
