import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding that a browser likes best, the smallest where it likes several, by its `accept-encoding`. */
export const bestEncoding = (accepted = ''): Encoding =>
  negotiate(accepted.toLowerCase(), [...encodings]) ?? 'identity';

/** Whether a browser already has a page or a file, by its `if-none-match`. */
export const isNotModified = (etag: string, ifNoneMatch: string | undefined): boolean =>
  fresh({ 'if-none-match': ifNoneMatch }, { etag });
