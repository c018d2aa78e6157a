import type { Configuration } from '@rspack/core';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import { buildOptions, sourceCommit } from './build-options.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { exposedNames, remoteConfigs } from './remote-config.ts';
import { describeUsed, type PortalBuild, UsedExports } from './shared-modules.ts';
import { writeRemoteManifest } from './write-manifest.ts';

/**
 * Returns a remote's Rspack configuration: a Module Federation container for the browser, one file for the host's
 * server, and `dist/portal.json`, which describes both.
 * @param portal settings of the build
 * @param descriptor the remote's `portal.remote.ts`
 * @param dir absolute path of its package
 */
export const remoteBuild =
  (portal: PortalBuild, descriptor: RemoteDescriptor, dir: string) => async (): Promise<Configuration[]> => {
    const options = await buildOptions(dir);
    const [web, node] = remoteConfigs(descriptor, { ...options, portal });
    const used = new UsedExports();
    const release = new ReleasePlugin({
      ...options,
      builds: [`${descriptor.name}-web`, `${descriptor.name}-node`],
      describe: async (stats) =>
        writeRemoteManifest({
          dir,
          descriptor,
          web: stats(`${descriptor.name}-web`),
          node: stats(`${descriptor.name}-node`),
          commit: await sourceCommit(dir, options.inputs),
          exposes: exposedNames(descriptor, dir),
          shared: describeUsed(portal, used.names),
        }),
    });
    return [web, node].map((config) => ({ ...config, plugins: [...(config.plugins ?? []), used, release] }));
  };
