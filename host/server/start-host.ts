import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostFacts } from '@portal/runtime/federation/release-manifest';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { cachedData } from './pages/cached-data.ts';
import { cachingPolicy } from './pages/caching-policy.ts';
import { createPageRenderer } from './workers/create-page-renderer.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/**
 * Starts the portal's server as its environment says, tells on its output where it listens, and ends it when it is
 * asked to.
 * @param pageSeconds that pages are kept, where that is not as long as their data
 * @throws Error where the configuration is wrong or the host is not built
 */
export async function startHost(env: NodeJS.ProcessEnv, pageSeconds?: number): Promise<void> {
  const config = readConfig(env);
  if (!existsSync(path.join(dist, 'host.json'))) throw new Error('the host is not built');
  const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const { apiUrl, portalOrigin, kit, renderThreads, cacheSeconds, dataBudget, inlineFiles } = config;
  const renderer = createPageRenderer({
    dist,
    settings: { apiUrl, portalOrigin, host, kit },
    threads: renderThreads,
    inlineFiles,
    data: cachedData({ policy: cachingPolicy(cacheSeconds), patience: dataBudget / 3 }),
    report: (line) => console.warn(line),
  });
  const app = await createApp({
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
