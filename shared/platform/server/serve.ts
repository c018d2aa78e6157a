import { serveMetrics } from '@portal/shared/server/serve-metrics';
import { shutDownOnSignal } from '@portal/shared/server/shut-down-on-signal';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from './config/config.ts';

/**
 * Listens, at `METRICS_PORT` too, tells on the process's output where, and ends when the process is asked to.
 * @param leave has the server say at `/readyz` that it leaves
 */
export async function serve(
  app: FastifyInstance,
  { port, host, drainMs, metricsPort }: Pick<Config, 'port' | 'host' | 'drainMs' | 'metricsPort'>,
  leave: () => void,
): Promise<void> {
  if (metricsPort !== null) {
    collectDefaultMetrics({ register: app.metrics });
    const { close } = await serveMetrics(app.metrics, { port: metricsPort, host });
    app.server.once('close', close);
  }
  const url = await app.listen({ port, host });
  console.info(JSON.stringify({ event: 'listening', url }));
  void shutDownOnSignal({ leave, close: () => app.close(), drainMs });
}
