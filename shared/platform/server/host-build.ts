import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostManifest } from '../build/host-build.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import type { Config } from './config/config.ts';
import { cachedData } from './pages/cached-data.ts';
import { cachingPolicy } from './pages/micro-cache.ts';
import type { PageRenderer } from './workers/page-renderer.ts';
import { createPageRenderer } from './workers/page-renderer.ts';

interface HostBuild {
  facts: HostManifest & HostFacts;
  /** Renders pages with this build. */
  renderer: PageRenderer;
}

/**
 * Opens the host's build and starts its renderer.
 * @param dist absolute path of the build
 * @throws Error if the host is not built
 */
export function openHostBuild(dist: string, config: Config): HostBuild {
  if (!existsSync(path.join(dist, 'host.json'))) throw new Error('the host is not built');
  const facts = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const { portal, portalOrigin, ownPage, pageProcesses, cacheSeconds, dataBudget, inlineFiles } = config;
  const renderer = createPageRenderer({
    dist,
    settings: {
      language: portal.language,
      portalOrigin,
      host: facts,
      ownPage,
    },
    upstreams: config.upstreams,
    processes: pageProcesses,
    inlineFiles,
    data: cachedData({ policy: cachingPolicy(cacheSeconds), budget: dataBudget }),
    report: (line) => console.warn(line),
  });
  return { facts, renderer };
}
