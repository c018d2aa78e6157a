import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Maximum number of unanswered requests on one socket. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 8;

const RETRY_AFTER_S = 5;

/**
 * Closes a socket with too many pipelined requests after a 503, and one whose client reads nothing for a time. Pipelined
 * requests are handled one by one, so a client that reads nothing causes no further work.
 */
export function limitSockets(app: FastifyInstance, readerTimeoutMs: number): void {
  const unanswered = new WeakMap<Socket, number>();
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    const previous = lastResponses.get(socket);
    lastResponses.set(socket, reply.raw);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count === 1) return done();
    if (count <= MAX_PIPELINED) return void previous?.once('close', () => socket.destroyed || done());
    reply
      .code(503)
      .headers({ connection: 'close', 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' });
    reply.send();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Node clears this timeout with the response and then applies its own for unused connections.
    reply.raw.setTimeout(readerTimeoutMs, () => reply.raw.destroy());
    done(null, payload);
  });
}
