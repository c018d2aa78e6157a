import { networkInterfaces } from 'node:os';

/** This machine, for itself: IPv4's address, or IPv6's where that is the only one. */
export function loopback(interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string {
  const addresses = Object.values(interfaces).flatMap((list) => (list ?? []).map(({ address }) => address));
  return addresses.includes('::1') && !addresses.includes('127.0.0.1') ? '::1' : '127.0.0.1';
}
