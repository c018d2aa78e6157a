import { readFileSync } from 'node:fs';

/** Open files that are left to upstreams, the database, releases and logs. */
const RESERVED_FILES = 384;

/**
 * Returns how many connections a server accepts at a time, so that its open files and memory last.
 * @param limits of the process, as Linux lists them in `/proc/self/limits`; empty on other systems
 */
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

/**
 * How long and how much a caller may send, as options of Fastify. Milliseconds and bytes.
 * A form of the portal has less than 20 kB, which the slowest telephone sends in a few seconds.
 */
export const connectionLimits = {
  bodyLimit: 256 * 1024,
  /** From the first byte of a request to its last. */
  requestTimeout: 20_000,
  /** Without a byte in either direction. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
};
