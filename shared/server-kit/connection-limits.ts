import { readFileSync } from 'node:fs';

/** Open files reserved for upstreams, the database, releases and logs. */
const RESERVED_FILES = 384;

/** Returns how many connections fit the open files of `/proc/self/limits`, empty on other systems. */
export function maxConnections(limits: string): number {
  const [, openFiles = 'unlimited'] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return openFiles === 'unlimited'
    ? 5_000
    : Math.min(5_000, Math.max(64, Number(openFiles) - RESERVED_FILES));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

export const MAX_CONNECTIONS = maxConnections(readLimits());

/** Limits of requests for Fastify, in milliseconds and bytes: forms have below 20 kB, seconds on the slowest phone. */
export const connectionLimits = {
  bodyLimit: 256 * 1024,
  /** From the first byte of a request to the last. */
  requestTimeout: 20_000,
  /** Without a byte in either direction. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
};
