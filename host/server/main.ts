/** The portal's server: pages, the host's files, and the way to everything else, on one port. */
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

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!existsSync(path.join(dist, 'host.json'))) throw new Error('the host is not built');
  const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const { apiUrl, portalOrigin, kit, renderThreads, cacheSeconds, dataBudget } = config;
  const renderer = createPageRenderer({
    dist,
    settings: { apiUrl, portalOrigin, host, kit },
    threads: renderThreads,
    data: cachedData({ policy: cachingPolicy(cacheSeconds), patience: dataBudget / 3 }),
    report: (line) => console.warn(line),
  });
  const app = await createApp({
    config,
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

main().catch((error: unknown) => {
  console.error(`host: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
