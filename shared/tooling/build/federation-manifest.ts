import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import type { RspackPluginInstance } from '@rspack/core';

/** The library names its own version nowhere that can be imported. */
const main = createRequire(import.meta.url).resolve('@module-federation/manifest');
const { version: pluginVersion } = JSON.parse(
  readFileSync(path.join(path.dirname(main), '../package.json'), 'utf8'),
) as { version: string };

/**
 * Writes `mf-manifest.json` and `mf-stats.json` beside the container, for Module Federation's devtools and for other
 * hosts; the portal asks for neither. It is the part of Module Federation's plugin that adds nothing to the scripts.
 *
 * @param container the options of the container's plugin
 */
export function federationManifest(container: object): RspackPluginInstance {
  const options = { ...container, dts: false, manifest: { additionalData: inOrder } };
  return new StatsPlugin(options as never, { pluginVersion, bundler: 'rspack' }) as never;
}

/** The plugin leaves them in the order in which modules happened to be found. */
function inOrder<Stats extends { shared: { name: string }[] }>({ stats }: { stats: Stats }): Stats {
  return { ...stats, shared: stats.shared.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
