import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { BASE_PATH, commonConfig, type Target, withoutDeadCode } from './common-config.ts';
import { developed, hostDevServer } from './dev-server.ts';
import { installedVersion, sharedModules } from './shared-modules.ts';

/**
 * The builds of the host: the browser's first bundle, which brings every shared module, the renderer, the script that
 * runs before the first paint, and the names of what is shared.
 */
export function hostConfigs(options: Pick<Target, 'dir' | 'mode' | 'version' | 'release'>): Configuration[] {
  const target = { ...options, name: 'host', publicPath: `${BASE_PATH}/assets/` };
  return [
    browserConfig({ ...target, platform: 'web' }),
    serverConfig({ ...target, platform: 'node' }),
    earlyConfig({ ...target, platform: 'web' }),
    namesConfig({ ...target, platform: 'node' }),
  ];
}

/** Leaves out what Module Federation's runtime needs only on Node, or to read manifests of its own. */
const leanRuntime = new rspack.DefinePlugin({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
});

const sharedVersions = new rspack.DefinePlugin({
  __SHARED_VERSIONS__: JSON.stringify(
    Object.fromEntries(
      [...sharedModules.web, ...sharedModules.node].map((name) => [name, installedVersion(name)]),
    ),
  ),
});

/** Apart from the federation, whose runtime would come with it. */
function earlyConfig(target: Target): Configuration {
  const common = commonConfig({ ...target, name: `${target.name}-early` });
  const early = './src/browser/early.ts';
  return {
    ...common,
    entry: {
      early: target.mode === 'development' ? ['@portal/tooling/development/renderers', early] : early,
    },
    cache: false,
  };
}

/** Says what the shared modules export. */
function namesConfig(target: Target): Configuration {
  const config = serverConfig({ ...target, name: `${target.name}-names` });
  return { ...config, entry: { 'shared-names': './server/rendering/shared-names.ts' } };
}

function browserConfig(target: Target): Configuration {
  const common = commonConfig(target);
  // Named by the server alone: importing them would put their names into the browser's script.
  const icons = { from: 'src/icons', to: '[name].[contenthash:8][ext]' };
  const config: Configuration = {
    ...common,
    entry: { main: './src/browser/main.tsx' },
    plugins: [
      ...(common.plugins ?? []),
      sharedVersions,
      leanRuntime,
      new rspack.CopyRspackPlugin({ patterns: [icons] }),
    ],
  };
  return target.mode === 'development' ? developed(config, hostDevServer(process.env)) : config;
}

function serverConfig(target: Target): Configuration {
  const common = commonConfig(target);
  return {
    ...common,
    entry: { worker: './server/workers/worker.ts' },
    // Shared with the main thread's side of it by symbols.
    externals: { piscina: 'commonjs piscina' },
    output: { ...common.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    resolve: { ...common.resolve, conditionNames: ['node', 'import', 'require', 'default'] },
    optimization: { splitChunks: false, nodeEnv: 'production', ...withoutDeadCode(target.mode) },
    plugins: [
      ...(common.plugins ?? []),
      sharedVersions,
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
