import { hash } from 'node:crypto';
import type { ApiConfiguration } from '@portal/shared/api';
import { LRUCache } from 'lru-cache';

/** Characters of the answers that are remembered at most: those of the pages that are asked for most. */
const REMEMBERED = 2_000_000;

/**
 * Reads each text of an endpoint once: parsing and checking the answers is a good part of making a page, and most pages
 * are made of the same ones. What was read is frozen, as it belongs to all pages.
 */
export function createParseCache(): ApiConfiguration['parseResponse'] {
  const kept = new LRUCache<string, object>({ maxSize: REMEMBERED });
  const numbers = new WeakMap<object, number>();
  let last = 0;
  function numberOf(endpoint: object): number {
    const number = numbers.get(endpoint) ?? last + 1;
    last = Math.max(last, number);
    numbers.set(endpoint, number);
    return number;
  }
  return function reading<Read extends object>(endpoint: object, text: string, read: () => Read): Read {
    const key = `${numberOf(endpoint)} ${hash('sha256', text)}`;
    const known = kept.get(key);
    if (known) return known as Read;
    const value = read();
    freeze(value);
    kept.set(key, value, { size: text.length + 1 });
    return value;
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
