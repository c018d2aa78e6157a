import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the encoding that a browser prefers by its `accept-encoding`; among equals the smallest. */
export const bestEncoding = (accepted = ''): Encoding =>
  negotiate(accepted.toLowerCase(), [...encodings]) ?? 'identity';

/** Returns whether a browser has the current version of a page or file, by its `if-none-match`. */
export const isNotModified = (etag: string, ifNoneMatch: string | undefined): boolean =>
  fresh({ 'if-none-match': ifNoneMatch }, { etag });
