import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { checkPortal, type PortalConfig } from '../contract/portal-config.ts';
import { buildOptions } from './build-options.ts';
import { hostConfigs } from './host-config.ts';
import type { PortalBuild } from './portal-build.ts';
import { ReleasePlugin } from './release-plugin.ts';
import type { NamesByModule } from './shared-modules.ts';
import { writeHostManifest } from './write-manifest.ts';

/**
 * The host's Rspack configuration: the browser's first bundle, which brings every shared module, the server's
 * renderer, the script before the first paint, and `dist/host.json`, which describes what browsers get.
 *
 * @param config the portal's, which is looked at before anything is built
 * @param portal what its host and remotes are built for
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

/** The modules themselves say what they export. */
function sharedNames(dir: string): NamesByModule {
  const built = createRequire(path.join(dir, 'package.json'))('./dist/server/shared-modules.cjs');
  const modules = Object.entries<object>(built.default);
  return Object.fromEntries(modules.map(([name, module]) => [name, Object.keys(module).toSorted()]));
}
