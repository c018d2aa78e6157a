import type { FastifyInstance } from 'fastify';

/** Has a server close with its connections: for one on which nothing was ever asked it would wait a minute. */
export function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => app.server.closeAllConnections());
}
