import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostManifest } from '../build/write-manifest.ts';
import type { PortalConfig } from '../contract/portal-config.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import { createApp, type OwnRoutes } from './app.ts';
import { readConfig, upstreamAddresses } from './config/config.ts';
import { cachedData } from './pages/cached-data.ts';
import { cachingPolicy } from './pages/caching-policy.ts';
import { createPageRenderer } from './workers/create-page-renderer.ts';

interface HostOptions {
  portal: PortalConfig;
  /** Absolute path of the host's build. */
  dist: string;
  /** Absolute path of the folder that relative paths of the environment begin at. */
  root: string;
  ownRoutes?: OwnRoutes;
}

/**
 * Starts the portal's server as its environment says, tells on its output where it listens, and ends it when it is
 * asked to.
 * @param pageSeconds that pages are kept, where that is not as long as their data
 * @throws Error where the configuration is wrong or the host is not built
 */
export async function startHost(
  { portal, dist, root, ownRoutes }: HostOptions,
  env: NodeJS.ProcessEnv,
  pageSeconds?: number,
): Promise<void> {
  const config = readConfig(portal, env, root);
  if (!existsSync(path.join(dist, 'host.json'))) throw new Error('the host is not built');
  const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const { portalOrigin, ownPage, renderThreads, cacheSeconds, dataBudget, inlineFiles, freezePrototypes } =
    config;
  const renderer = createPageRenderer({
    dist,
    settings: {
      language: portal.language,
      upstreams: upstreamAddresses(config),
      portalOrigin,
      host,
      ownPage,
      freezePrototypes,
    },
    threads: renderThreads,
    inlineFiles,
    data: cachedData({ policy: cachingPolicy(cacheSeconds), patience: dataBudget / 3 }),
    report: (line) => console.warn(line),
  });
  const app = await createApp({
    ...(ownRoutes && { ownRoutes }),
    config: { ...config, cacheSeconds: pageSeconds ?? cacheSeconds },
    facts: host,
    icons: host.icons,
    renderer,
    assets: path.join(dist, 'web'),
  });
  const url = await app.listen({ port: config.port, host: config.host });
  console.info(JSON.stringify({ event: 'listening', url }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit(0)));
  }
}
