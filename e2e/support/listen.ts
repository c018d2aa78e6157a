import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has a server listen at a free port of this machine. @returns its address, and what ends it, open connections included */
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
