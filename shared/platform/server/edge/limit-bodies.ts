import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Bounds what is kept of bodies that have not come to their end: past it the connection closes on which nothing came for
 * longest.
 * @param bytes of all of them together
 */
export function limitBodies(app: FastifyInstance, bytes: number): void {
  // In the order of the last part that came.
  const unfinished = new Map<FastifyRequest, number>();
  let kept = 0;

  function forget(request: FastifyRequest): number {
    const size = unfinished.get(request) ?? 0;
    unfinished.delete(request);
    kept -= size;
    return size;
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload);
    payload.on('data', (part: Buffer) => {
      const size = forget(request) + part.length;
      // What comes after the answer is read by nobody, and not kept.
      if (reply.sent) return;
      unfinished.set(request, size);
      kept += size;
      for (const [idlest] of unfinished) {
        if (kept <= bytes) break;
        forget(idlest);
        idlest.raw.socket.destroy();
      }
    });
    for (const end of ['end', 'close', 'error']) payload.once(end, () => forget(request));
    done(null, payload);
  });
}
