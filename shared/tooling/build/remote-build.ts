import type { RemoteDescriptor } from '@portal/runtime/federation/descriptor';
import type { Configuration } from '@rspack/core';
import { buildOptions } from './build-options.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { remoteConfigs } from './remote-config.ts';
import { writeRemoteManifest } from './write-manifest.ts';

/**
 * A remote's Rspack configuration: a Module Federation container for the browser, one file for the host's server, and
 * `dist/portal.json`, which describes both.
 *
 * @param descriptor the remote's `portal.remote.ts`
 * @param dir absolute path of its package
 */
export const remoteBuild =
  (descriptor: RemoteDescriptor, dir: string) => async (): Promise<Configuration[]> => {
    const options = await buildOptions(dir);
    const [web, node] = [`${descriptor.name}-web`, `${descriptor.name}-node`] as const;
    const release = new ReleasePlugin({
      ...options,
      builds: [web, node],
      describe: (stats) => writeRemoteManifest(dir, descriptor, stats(web), stats(node)),
    });
    return remoteConfigs(descriptor, options).map((config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), release],
    }));
  };
