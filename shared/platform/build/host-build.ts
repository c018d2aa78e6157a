import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, StatsCompilation } from '@rspack/core';
import { checkPortal, type PortalConfig } from '../contract/portal-config.ts';
import { type BuiltFiles, CONTRACT_VERSION, type HostFacts } from '../contract/release-manifest.ts';
import { buildOptions } from './build-options.ts';
import { oldestBrowsers } from './common-config.ts';
import { hostConfigs } from './host-config.ts';
import { assetNames, groupByKind, ReleasePlugin } from './release-plugin.ts';
import { describeOffered, type NamesByModule, type PortalBuild } from './shared-modules.ts';

/**
 * Returns the host's Rspack configuration: the browser's first bundle with the shared modules, the server's renderer,
 * the script before the first paint, and `dist/host.json`, which describes the files for browsers.
 * @param config the portal's configuration, checked before the build
 * @param portal settings of the build
 * @param dir absolute path of the host's package
 */
export const hostBuild =
  (config: PortalConfig, portal: PortalBuild, dir: string) => async (): Promise<Configuration[]> => {
    checkPortal(config);
    const options = await buildOptions(dir);
    const release = new ReleasePlugin({
      ...options,
      builds: ['host-web', 'host-node', 'host-early-web', 'host-names-node'],
      describe: async (stats) =>
        writeHostManifest(
          portal,
          options.dist,
          options.version,
          { web: stats('host-web'), early: stats('host-early-web') },
          sharedNames(options.dist),
        ),
    });
    return hostConfigs({ ...options, portal }).map((config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), release],
    }));
  };

/** Reads the export names from the modules themselves. */
function sharedNames(dist: string): NamesByModule {
  const built = createRequire(path.join(dist, 'host.json'))('./server/shared-modules.cjs');
  const modules = Object.entries<object>(built.default);
  return Object.fromEntries(modules.map(([name, module]) => [name, Object.keys(module).toSorted()]));
}

/** Facts about the host's browser build for the host's server. */
export interface HostManifest extends BuiltFiles {
  version: string;
  /** Fonts of the first paint. */
  fonts: string[];
  /** Scripts that run before the first paint. */
  early: string[];
  /** Oldest supported browsers, in Browserslist syntax. */
  browsers: readonly string[];
  files: string[];
  /** Files of `src/icons/` with a content hash in their name, by their original name. */
  icons: Readonly<Record<string, string>>;
}

/** Writes `dist/host.json`: the host's two browser builds, and what the host provides to remotes. */
async function writeHostManifest(
  portal: PortalBuild,
  dist: string,
  version: string,
  stats: Record<'web' | 'early', StatsCompilation>,
  provided: NamesByModule,
): Promise<HostManifest & HostFacts> {
  const manifest: HostManifest & HostFacts = {
    version,
    ...entryFiles(stats.web, 'main'),
    fonts: assetNames(stats.web).filter((name) => name.endsWith('.woff2')),
    early: entryFiles(stats.early, 'early').js,
    browsers: oldestBrowsers,
    files: [...assetNames(stats.web), ...assetNames(stats.early)].sort(),
    icons: mapIcons(assetNames(stats.web)),
    contract: CONTRACT_VERSION,
    basePath: portal.basePath,
    shared: describeOffered(portal, provided),
  };
  const renderer = hash('sha256', readFileSync(path.join(dist, 'server/worker.cjs')));
  const text = `${JSON.stringify({ ...manifest, renderer }, null, 2)}\n`;
  const file = path.join(dist, 'host.json');
  // Writing restarts a watched server, which is needed only after a change.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await writeFile(file, text);
  return manifest;
}

const entryFiles = (stats: StatsCompilation, name: string): BuiltFiles =>
  groupByKind((stats.entrypoints?.[name]?.assets ?? []).map((asset) => asset.name));

const mapIcons = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const [, stem, ending] = /^([\w-]+)\.[0-9a-f]{8}\.(png|ico)$/.exec(name) ?? [];
      return stem ? [[`${stem}.${ending}`, name]] : [];
    }),
  );
