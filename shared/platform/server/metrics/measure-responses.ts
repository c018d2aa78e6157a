import { measureResponseTimes } from '@portal/server-kit/response-times';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics that `METRICS_PORT` serves. */
    metrics: Registry;
  }
}

/** Measures every response. @returns the registry, for further metrics */
export function measureResponses(app: FastifyInstance): Registry {
  const registry = new Registry();
  const measured = measureResponseTimes(registry);
  app.addHook('onResponse', async (request, reply) => measured(request, reply));
  app.decorate('metrics', { getter: () => registry });
  return registry;
}
