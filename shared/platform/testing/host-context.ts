import type { RemoteManifest } from '../contract/release-manifest.ts';
import type { HostContext } from '../server/app.ts';
import { listedDocuments } from '../server/pages/listed-documents.ts';
import { cachingPolicy, createMicroCache } from '../server/pages/micro-cache.ts';
import { createReleases } from '../server/releases/releases.ts';
import type { PageRenderer } from '../server/workers/page-pool.ts';
import { stored } from './fake-remote.ts';

interface Options extends Omit<HostContext, 'listedDocuments'> {
  basePath: string;
  manifests: readonly RemoteManifest[];
  list: PageRenderer['list'];
  cacheSeconds: number;
}

/** Returns the host's context for a portal's own routes. */
export function hostContext({ basePath, manifests, list, cacheSeconds, ...context }: Options): HostContext {
  const now = createReleases(
    basePath,
    manifests.map((manifest) => ({ release: stored(manifest), previous: null })),
  );
  const remotes = { releases: () => now };
  const policy = cachingPolicy(cacheSeconds);
  const cached = createMicroCache(policy.page);
  return { ...context, listedDocuments: listedDocuments({ renderer: { list }, remotes, policy, cached }) };
}
