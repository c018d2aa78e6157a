import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Limits the memory for bodies that are still being received. Beyond the limit, the connection that has been idle
 * longest is closed.
 * @param bytes maximum of all bodies together
 */
export function limitBodies(app: FastifyInstance, bytes: number): void {
  // Ordered by last activity.
  const pending = new Map<FastifyRequest, number>();
  let total = 0;

  function remove(request: FastifyRequest): number {
    const size = pending.get(request) ?? 0;
    pending.delete(request);
    total -= size;
    return size;
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload);
    payload.on('data', (part: Buffer) => {
      const size = remove(request) + part.length;
      // After the response, the rest of the body is discarded.
      if (reply.sent) return;
      pending.set(request, size);
      total += size;
      for (const [idlest] of pending) {
        if (total <= bytes) break;
        remove(idlest);
        idlest.raw.socket.destroy();
      }
    });
    for (const end of ['end', 'close', 'error']) payload.once(end, () => remove(request));
    done(null, payload);
  });
}
