import fp from 'fastify-plugin';
import { HttpError } from '../http-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on nothing new shall be sent here: `/readyz` says so. */
    leave: () => void;
  }
}

/** GET /healthz: the process lives. GET /readyz: it is not about to end, and the database answers as well. */
export const health = fp<{ ping: () => Promise<void> }>(
  async (app, { ping }) => {
    let isLeaving = false;
    app.decorate('leave', () => {
      isLeaving = true;
    });
    // A connection that stays open after what it had in hand would hold up the end.
    app.addHook('onSend', async (_request, reply) => {
      if (isLeaving) reply.header('connection', 'close');
    });
    const unavailable = () =>
      new HttpError(503, 'Serviço temporariamente indisponível. Tente novamente em instantes.');
    const schema = { hide: true };
    app.get('/healthz', { schema, logLevel: 'warn' }, async () => ({ status: 'ok' }));
    app.get('/readyz', { schema, logLevel: 'warn' }, async () => {
      if (isLeaving) throw unavailable();
      await ping().catch(() => {
        throw unavailable();
      });
      return { status: 'ok' };
    });
  },
  { name: 'health' },
);
