import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without data, such as browsers open in advance: a closing server would wait for them as
 * for requests in flight.
 * @returns function that closes them, for Fastify's `preClose`
 */
export function trackUnusedConnections(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}
