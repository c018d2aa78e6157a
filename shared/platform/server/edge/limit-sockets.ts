import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@portal/shared/server/network-of';
import { createConnectionSlots } from './connection-slots.ts';

/**
 * Bounds the sockets of a server: past a bound the one closes on which nothing was asked or answered for longest.
 * @param bounds sockets of one network, and in all
 */
export function limitSockets(server: Server, bounds: { each: number; all: number }): void {
  const { take, touch, leave } = createConnectionSlots<Socket>(bounds);
  server.on('connection', (socket) => {
    take(socket, networkOf(socket.remoteAddress ?? ''))?.destroy();
    socket.once('close', () => leave(socket));
  });
  server.on('request', ({ socket }, response) => {
    touch(socket);
    response.once('close', () => touch(socket));
  });
}
