/**
 * The host as it is, but for one thing: it keeps data and no page. Every visit costs the making of a page of data that is
 * at hand, as the first visit of an address does. Configured by the host's environment.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostFacts } from '@portal/runtime/federation/release-manifest';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { createApp } from '../../host/server/app.ts';
import { readConfig } from '../../host/server/config/config.ts';
import { cachedData } from '../../host/server/pages/cached-data.ts';
import { cachingPolicy } from '../../host/server/pages/caching-policy.ts';
import { createPageRenderer } from '../../host/server/workers/create-page-renderer.ts';

const dist = path.resolve(import.meta.dirname, '../../host/dist');
const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
const config = readConfig(process.env);
const { apiUrl, portalOrigin, kit, renderThreads, cacheSeconds, dataBudget } = config;
const renderer = createPageRenderer({
  dist,
  settings: { apiUrl, portalOrigin, host, kit },
  threads: renderThreads,
  data: cachedData({ policy: cachingPolicy(cacheSeconds), patience: dataBudget / 3 }),
  report: (line) => console.warn(line),
});
const app = await createApp({
  config: { ...config, cacheSeconds: 0 },
  facts: host,
  icons: host.icons,
  renderer,
  assets: path.join(dist, 'web'),
});
const url = await app.listen({ port: config.port, host: config.host });
console.info(JSON.stringify({ event: 'listening', url }));
process.once('SIGTERM', () => void app.close().finally(() => process.exit(0)));
