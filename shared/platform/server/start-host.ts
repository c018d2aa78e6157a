import path from 'node:path';
import type { PortalConfig } from '../contract/portal-config.ts';
import { createApp, type OwnRoutes } from './app.ts';
import { readConfig } from './config/config.ts';
import type { Listener } from './events/events.ts';
import { openHostBuild } from './host-build.ts';
import { serve } from './serve.ts';

interface HostOptions {
  portal: PortalConfig;
  /** Absolute path of the host's build. */
  dist: string;
  /** Absolute path of the folder that relative paths in the environment start from. */
  root: string;
  ownRoutes?: OwnRoutes;
  on?: Listener;
}

/**
 * Starts the portal's server as the environment configures it.
 * @throws Error if the configuration is invalid or the host is not built
 */
export async function startHost(
  { portal, dist, root, ownRoutes, on }: HostOptions,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const config = readConfig(portal, env, root);
  const { facts, renderer } = openHostBuild(dist, config);
  const leaving = new AbortController();
  const app = await createApp({
    ...(ownRoutes && { ownRoutes }),
    on,
    config,
    facts,
    icons: facts.icons,
    renderer,
    assets: path.join(dist, 'web'),
    draining: leaving.signal,
  });
  await serve(app, config, () => leaving.abort());
}
