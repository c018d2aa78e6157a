import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail, so that load balancers send no new requests. */
    leave: () => void;
  }
}

/** Registers GET /healthz (the process runs) and GET /readyz (it is not draining and the database responds). */
export function health(app: FastifyInstance, ping: () => Promise<void>): void {
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  // Idle connections would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  const schema = { hide: true };
  app.get('/healthz', { schema, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema, logLevel: 'warn' }, async () => {
    if (isLeaving) throw new HttpError(503);
    await ping().catch(() => {
      throw new HttpError(503);
    });
    return { status: 'ok' };
  });
}
