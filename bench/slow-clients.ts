import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Describes a client that keeps a connection open. */
export interface SlowClient {
  name: string;
  /** Sent when the connection opens. */
  opening: string;
  /** Sent each second. */
  drip: string;
  reads: boolean;
}

const REOPEN_AFTER_MS = 200;

/** Sends a body that never ends. */
export const slowWriter: SlowClient = {
  name: 'writers',
  opening:
    'POST /api/v1/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
  drip: ' ',
  reads: true,
};

/** Reads no response. */
export const slowReader: SlowClient = {
  name: 'readers',
  opening: ['/api/v1/cities', '/api/v1/courses-sig', '/senac-portal/cursos', '/api/v1/home']
    .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    .join('')
    .repeat(2),
  drip: '',
  reads: false,
};

/**
 * Opens connections, and reopens closed ones.
 * @param from their IP address, one of this machine
 */
export async function openSlowClients(
  url: string,
  { opening, drip, reads }: SlowClient,
  count: number,
  from = '127.0.0.1',
): Promise<{ open(): number; stop(): void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let stopped = false;
  function open(): Promise<unknown> {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!stopped) setTimeout(() => open().catch(() => {}), REOPEN_AFTER_MS);
    });
    socket.write(opening);
    if (reads) socket.resume();
    else socket.pause();
    return once(socket, 'connect');
  }
  await Promise.all(Array.from({ length: count }, open));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, 1000);
  return {
    open: () => sockets.size,
    stop() {
      stopped = true;
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}
