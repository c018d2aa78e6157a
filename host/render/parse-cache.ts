import { hash } from 'node:crypto';
import type { ApiConfiguration } from '@portal/client/api';
import { LRUCache } from 'lru-cache';

/** Maximum cached response text in characters: enough for the most frequent pages. */
const MAX_CACHED_CHARS = 2_000_000;

/**
 * Memoises the parser of API responses: parsing and validating is a good part of rendering, and most pages use the same
 * responses. Results are frozen, because pages share them.
 */
export function createParseCache(): ApiConfiguration['parseResponse'] {
  const parsed = new LRUCache<string, object>({ maxSize: MAX_CACHED_CHARS });
  const numbers = new WeakMap<object, number>();
  let last = 0;
  function numberOf(endpoint: object): number {
    const number = numbers.get(endpoint) ?? last + 1;
    last = Math.max(last, number);
    numbers.set(endpoint, number);
    return number;
  }
  return function parseResponse<Read extends object>(endpoint: object, text: string, read: () => Read): Read {
    const key = `${numberOf(endpoint)} ${hash('sha256', text)}`;
    const known = parsed.get(key);
    if (known) return known as Read;
    const value = read();
    freeze(value);
    parsed.set(key, value, { size: text.length + 1 });
    return value;
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
