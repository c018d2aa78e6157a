import { serveMetrics } from '@portal/server-kit/serve-metrics';
import { shutDownOnSignal } from '@portal/server-kit/shut-down-on-signal';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from './config/config.ts';

/**
 * Starts listening, logs the URL and serves metrics at `METRICS_PORT`. Drains and shuts down on a signal.
 * @param leave makes `/readyz` report that the server is draining
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
