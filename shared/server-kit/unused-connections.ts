import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without data, for which a closing server would wait.
 * @returns function for `preClose` that closes them
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
