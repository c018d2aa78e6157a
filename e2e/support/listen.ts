import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on a free port.
 * @returns its URL, and a function that stops it, including open connections
 */
export async function listen(server: Server): Promise<{ url: string; stop(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
