import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Keys } from './secrets.ts';

/** Hashes with SHA-256 in base64url: sufficient for random values (session tokens). */
export const sha256 = (value: string | Buffer) => hash('sha256', value, 'base64url');

/** Hashes guessable values (codes, CPFs, addresses) with a key. */
export const keyedHash = (key: string, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url');

/** Returns whether one of the keys produces the given text. */
export const matchesKeyedHash = (given: string, keys: Keys, make: (key: string) => string): boolean =>
  keys
    .map((key) => [Buffer.from(make(key)), Buffer.from(given)] as const)
    .some(([expected, actual]) => expected.length === actual.length && timingSafeEqual(expected, actual));
