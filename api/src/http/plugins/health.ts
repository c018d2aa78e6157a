import fp from 'fastify-plugin';
import { AnswerError } from '../answer-error.ts';

/** GET /healthz: the process lives. GET /readyz: the database answers as well. */
export const health = fp<{ ping: () => Promise<void> }>(
  async (app, { ping }) => {
    const schema = { hide: true };
    app.get('/healthz', { schema, logLevel: 'warn' }, async () => ({ status: 'ok' }));
    app.get('/readyz', { schema, logLevel: 'warn' }, async () => {
      await ping().catch(() => {
        throw new AnswerError(503, 'Serviço temporariamente indisponível. Tente novamente em instantes.');
      });
      return { status: 'ok' };
    });
  },
  { name: 'health' },
);
