import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { getPlatformPaths } from '../contract/names.ts';
import { commonConfig, createCompileHintPlugin, type Target, withoutDeadCode } from './common-config.ts';
import { hostDevServer, withDevServer } from './dev-server.ts';
import { type PortalBuild, sharedModules, sharedVersion } from './shared-modules.ts';

/**
 * Returns the builds of the host: the browser's first bundle with the shared modules, the renderer, the script before
 * the first paint, and the shared modules separately.
 */
export function hostConfigs(
  options: Pick<Target, 'portal' | 'dir' | 'dist' | 'mode' | 'version'>,
): Configuration[] {
  const target = { ...options, name: 'host', publicPath: getPlatformPaths(options.portal.basePath).assets };
  return [
    browserConfig({ ...target, platform: 'web' }),
    serverConfig({ ...target, platform: 'node' }),
    earlyConfig({ ...target, platform: 'web' }),
    namesConfig({ ...target, platform: 'node' }),
  ];
}

/** Development only; must run first. */
const developmentScripts = ['renderers', 'runtime-errors'].map((name) =>
  path.join(import.meta.dirname, name + path.extname(import.meta.filename)),
);

/** Removes what Module Federation's runtime needs only on Node or to read its own manifests. */
const leanRuntime = new rspack.DefinePlugin({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
});

function sharedVersions(portal: PortalBuild) {
  const { web, node } = sharedModules(portal);
  const versions = [...web, ...node].map((name) => [name, sharedVersion(name, portal.file)]);
  return new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(Object.fromEntries(versions)) });
}

/**
 * Builds the early scripts without the federation, whose runtime would be included. A service worker keeps its name.
 */
function earlyConfig(target: Target): Configuration {
  const common = commonConfig({ ...target, name: `${target.name}-early` });
  const early = './src/early.ts';
  const worker = './src/service-worker.ts';
  return {
    ...common,
    entry: {
      early: target.mode === 'development' ? [...developmentScripts, early] : early,
      ...(existsSync(path.join(target.dir, worker)) && {
        'service-worker': { import: worker, filename: '[name].js' },
      }),
    },
    cache: false,
  };
}

/** Builds the shared modules separately, so that their export names can be read. */
function namesConfig(target: Target): Configuration {
  const config = serverConfig({ ...target, name: `${target.name}-names` });
  return { ...config, entry: { 'shared-modules': './render/shared-modules.ts' } };
}

function browserConfig(target: Target): Configuration {
  const common = commonConfig(target);
  // Only the server names them: imports would add their names to the browser's script.
  const icons = { from: 'src/icons', to: '[name].[contenthash:8][ext]', noErrorOnMissing: true };
  const config: Configuration = {
    ...common,
    entry: { main: './src/main.ts' },
    plugins: [
      ...(common.plugins ?? []),
      sharedVersions(target.portal),
      leanRuntime,
      createCompileHintPlugin({ entryOnly: true }),
      new rspack.CopyRspackPlugin({ patterns: [icons] }),
    ],
  };
  return target.mode === 'development'
    ? withDevServer(config, hostDevServer(target.portal, process.env))
    : config;
}

function serverConfig(target: Target): Configuration {
  const common = commonConfig(target);
  return {
    ...common,
    entry: { worker: './render/worker.ts' },
    output: { ...common.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    resolve: { ...common.resolve, conditionNames: ['node', 'import', 'require', 'default'] },
    optimization: { splitChunks: false, nodeEnv: 'production', ...withoutDeadCode(target.mode) },
    plugins: [
      ...(common.plugins ?? []),
      sharedVersions(target.portal),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
