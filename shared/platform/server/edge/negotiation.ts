import { negotiate } from '@fastify/accept-negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the encoding that a browser prefers by its `accept-encoding`; among equals the smallest. */
export const bestEncoding = (accepted = ''): Encoding =>
  negotiate(accepted.toLowerCase(), [...encodings]) ?? 'identity';
