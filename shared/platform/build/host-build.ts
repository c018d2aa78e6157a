import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { checkPortal, type PortalConfig } from '../contract/portal-config.ts';
import { buildOptions } from './build-options.ts';
import { hostConfigs } from './host-config.ts';
import { ReleasePlugin } from './release-plugin.ts';
import type { NamesByModule, PortalBuild } from './shared-modules.ts';
import { writeHostManifest } from './write-manifest.ts';

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
          dir,
          options.version,
          { web: stats('host-web'), early: stats('host-early-web') },
          sharedNames(dir),
        ),
    });
    return hostConfigs({ ...options, portal }).map((config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), release],
    }));
  };

/** Reads the export names from the modules themselves. */
function sharedNames(dir: string): NamesByModule {
  const built = createRequire(path.join(dir, 'package.json'))('./dist/server/shared-modules.cjs');
  const modules = Object.entries<object>(built.default);
  return Object.fromEntries(modules.map(([name, module]) => [name, Object.keys(module).toSorted()]));
}
