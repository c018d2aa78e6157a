import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which nothing has come yet, such as browsers open ahead: a server that closes would wait for them as for
 * a request in hand.
 * @returns ends those that there are, for Fastify's `preClose`
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
