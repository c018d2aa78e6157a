import { measureResponseTimes } from '@portal/shared/server/response-times';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is measured, for `METRICS_PORT`. */
    metrics: Registry;
  }
}

/** Measures every answer of a server. @returns where else is measured */
export function measureResponses(app: FastifyInstance): Registry {
  const registry = new Registry();
  const measured = measureResponseTimes(registry);
  app.addHook('onResponse', async (request, reply) => measured(request, reply));
  app.decorate('metrics', { getter: () => registry });
  return registry;
}
