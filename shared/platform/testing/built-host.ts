import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostManifest } from '../build/host-build.ts';
import type { PortalConfig } from '../contract/portal-config.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import { readConfig } from '../server/config/config.ts';
import { createReleases, type Releases } from '../server/releases/releases.ts';
import { createPageRenderer, type PageRenderer } from '../server/workers/page-pool.ts';

/** A built host whose workers run the code of remotes. */
export interface BuiltHost {
  portal: PortalConfig;
  dist: string;
  /** Response to every API call of the shell. */
  answer: object;
}

export const factsOf = (dist: string): HostManifest & HostFacts =>
  JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8'));

type Renderer = Parameters<typeof createPageRenderer>[0];
interface Options extends Pick<Renderer, 'data'> {
  config?: Partial<Renderer['config']>;
}

/** Renders pages with a built host, without a server around it. There is no API unless `config` names one. */
export const rendererOf = (
  { portal, dist }: Pick<BuiltHost, 'portal' | 'dist'>,
  { config, ...options }: Options,
): PageRenderer =>
  createPageRenderer({
    ...options,
    dist,
    host: factsOf(dist),
    config: { ...readConfig(portal, { API_URL: 'http://api.invalid' }), ...config },
  });

/** Returns the built releases of remotes. @param packages absolute paths of the remotes' packages */
export const builtReleases = (basePath: string, packages: readonly string[]): Releases =>
  createReleases(
    basePath,
    packages.map((dir) => {
      const folder = path.join(dir, 'dist');
      const manifest = JSON.parse(readFileSync(path.join(folder, 'portal.json'), 'utf8'));
      const read = (file: string) => readFile(path.join(folder, file)).catch(() => null);
      return { release: { manifest, digest: '', read }, previous: null };
    }),
  );
