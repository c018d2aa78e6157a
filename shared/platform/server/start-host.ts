import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveMetrics } from '@portal/server-kit/serve-metrics';
import { shutDownOnSignal } from '@portal/server-kit/shut-down-on-signal';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { HostManifest } from '../build/host-build.ts';
import type { PortalConfig } from '../contract/portal-config.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import { createApp, type HostBuild, type OwnRoutes } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import type { Listener } from './events/events.ts';
import { cachedData } from './pages/cached-data.ts';
import { createPageRenderer } from './workers/page-pool.ts';

/** Opens the host's build in a folder, and starts its renderer. @throws Error if the host is not built */
export function openHostBuild(dist: string, config: Config): HostBuild {
  const file = path.join(dist, 'host.json');
  if (!existsSync(file)) throw new Error('the host is not built');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as HostManifest & HostFacts;
  const renderer = createPageRenderer({ dist, host: facts, config, data: cachedData(config) });
  return { facts, renderer, assets: path.join(dist, 'web') };
}

/** Serves the app, and metrics at `METRICS_PORT`, until a signal; `leave` then makes `/readyz` report the draining. */
export async function serve(
  app: FastifyInstance,
  { port, host, drainMs, metricsPort }: Config,
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

export interface StartOptions {
  portal: PortalConfig;
  /** Absolute path of the host's build. */
  dist: string;
  /** Absolute path of the folder that relative paths in the environment start from. */
  root: string;
}

/** Starts the portal's server as the environment configures it. @throws Error if that is invalid, or without a build */
export async function startHost(
  { portal, dist, root, ...own }: StartOptions & { ownRoutes?: OwnRoutes; on?: Listener },
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const config = readConfig(portal, env, root);
  const leaving = new AbortController();
  const app = await createApp({ ...own, config, ...openHostBuild(dist, config), draining: leaving.signal });
  await serve(app, config, () => leaving.abort());
}
