import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that holds a connection, by what it sends and whether it reads. */
export interface SlowClient {
  name: string;
  /** Sent as the connection opens. */
  opening: string;
  /** Sent each second. */
  drip: string;
  reads: boolean;
  /** Milliseconds after which a connection that was closed is opened again. */
  reopenAfter: number;
}

/** Never ends what it sends. */
export const slowWriter: SlowClient = {
  name: 'writers',
  opening:
    'POST /api/v1/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
  drip: ' ',
  reads: true,
  reopenAfter: 100,
};

/** Takes nothing of its responses. */
export const slowReader: SlowClient = {
  name: 'readers',
  opening: ['/api/v1/cities', '/api/v1/courses-sig', '/senac-portal/cursos', '/api/v1/home']
    .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    .join('')
    .repeat(2),
  drip: '',
  reads: false,
  reopenAfter: 100,
};

/**
 * Opens connections, and reopens those that are closed.
 * @param from IP address of this machine that they come from
 */
export async function openSlowClients(
  url: string,
  { opening, drip, reads, reopenAfter }: SlowClient,
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
      if (!stopped) setTimeout(() => open().catch(() => {}), reopenAfter);
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
