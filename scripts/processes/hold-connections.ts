import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOCAL = '127.0.0.1';
const RETRY_MS = 50;

interface Options {
  /** Port of the server on this machine. */
  port: number;
  /** Maximum wait of a connection. */
  timeoutMs: number;
}

/**
 * Listens in front of a server that restarts: connections wait until the server accepts them.
 * @returns the URL that is always reachable
 */
export async function holdConnections({ port, timeoutMs }: Options): Promise<string> {
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    client.on('error', () => client.destroy());
    const upstream = await connectWithin(port, Date.now() + timeoutMs, client);
    if (!upstream) return client.destroy();
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  // It lasts as long as its process.
  server.unref().listen(0, LOCAL);
  await once(server, 'listening');
  return `http://${LOCAL}:${(server.address() as AddressInfo).port}`;
}

/** @returns null if the server accepts no connection in time, or the client has left */
async function connectWithin(port: number, deadline: number, client: Socket): Promise<Socket | null> {
  while (!client.destroyed) {
    const socket = connect({ port, host: LOCAL, allowHalfOpen: true });
    const isConnected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isConnected) return socket;
    if (Date.now() >= deadline) return null;
    await pause(RETRY_MS);
  }
  return null;
}
