import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { BASE_PATH, commonConfig, type Target, withoutDeadCode } from './common-config.ts';

/**
 * The builds of the host: the browser's first bundle, which brings every singleton, the renderer, and the script that
 * runs before the first paint.
 */
export function hostConfigs(
  options: Pick<Target, 'dir' | 'mode' | 'version' | 'release'>,
): [web: Configuration, node: Configuration, early: Configuration] {
  const target = { ...options, name: 'host', publicPath: `${BASE_PATH}/assets/` };
  return [
    browserConfig({ ...target, platform: 'web' }),
    serverConfig({ ...target, platform: 'node' }),
    earlyConfig({ ...target, platform: 'web' }),
  ];
}

/** Apart from the federation, whose runtime would come with it. */
function earlyConfig(target: Target): Configuration {
  const common = commonConfig({ ...target, name: `${target.name}-early` });
  return { ...common, entry: { early: './src/browser/early.ts' }, cache: false };
}

function browserConfig(target: Target): Configuration {
  const common = commonConfig(target);
  // Named by the server alone: importing them would put their names into the browser's script.
  const icons = { from: 'src/icons', to: '[name].[contenthash:8][ext]' };
  return {
    ...common,
    entry: { main: './src/browser/main.tsx' },
    plugins: [...(common.plugins ?? []), new rspack.CopyRspackPlugin({ patterns: [icons] })],
  };
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
    plugins: [...(common.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
