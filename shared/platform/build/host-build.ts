import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { getPlatformPaths } from '../contract/names.ts';
import { checkPortal, type PortalConfig } from '../contract/portal-config.ts';
import { type BuiltFiles, CONTRACT_VERSION, type HostFacts } from '../contract/release-manifest.ts';
import { buildOptions } from './build-options.ts';
import {
  commonConfig,
  createCompileHintPlugin,
  oldestBrowsers,
  type Target,
  withoutDeadCode,
} from './common-config.ts';
import { hostDevServer, withDevServer } from './dev-server.ts';
import { assetNames, groupByKind, ReleasePlugin } from './release-plugin.ts';
import {
  describeOffered,
  type NamesByModule,
  type PortalBuild,
  sharedModules,
  sharedVersion,
} from './shared-modules.ts';

/** Returns the host's Rspack configuration: its bundle, renderer and early scripts, and `dist/host.json`. */
export const hostBuild =
  (config: PortalConfig, portal: PortalBuild, dir: string) => async (): Promise<Configuration[]> => {
    checkPortal(config);
    const options = await buildOptions(dir);
    const release = new ReleasePlugin({
      ...options,
      builds: ['host-web', 'host-node', 'host-early-web', 'host-names-node'],
      describe: (stats) =>
        writeHostManifest({ ...options, portal }, stats('host-web'), stats('host-early-web')),
    });
    return hostConfigs({ ...options, portal }).map((config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), release],
    }));
  };

function hostConfigs(options: Omit<Target, 'name' | 'platform' | 'publicPath'>): Configuration[] {
  const target = { ...options, name: 'host', publicPath: getPlatformPaths(options.portal.basePath).assets };
  return [
    browserConfig({ ...target, platform: 'web' }),
    serverConfig({ ...target, platform: 'node' }),
    earlyConfig({ ...target, platform: 'web' }),
    namesConfig({ ...target, platform: 'node' }),
  ];
}

/** Development only; must run first. */
const developmentScript = path.join(import.meta.dirname, `development${path.extname(import.meta.filename)}`);

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

/** Builds the early scripts without the federation, whose runtime would be included. A service worker keeps its name. */
function earlyConfig(target: Target): Configuration {
  const common = commonConfig({ ...target, name: `${target.name}-early` });
  const early = './src/early.ts';
  const worker = './src/service-worker.ts';
  return {
    ...common,
    entry: {
      early: target.mode === 'development' ? [developmentScript, early] : early,
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
  { portal, dist, version }: Pick<Target, 'portal' | 'dist' | 'version'>,
  web: StatsCompilation,
  early: StatsCompilation,
): Promise<void> {
  const names = assetNames(web);
  const manifest: HostManifest & HostFacts = {
    version,
    ...entryFiles(web, 'main'),
    fonts: names.filter((name) => name.endsWith('.woff2')),
    early: entryFiles(early, 'early').js,
    browsers: oldestBrowsers,
    files: [...names, ...assetNames(early)].sort(),
    icons: mapIcons(names),
    contract: CONTRACT_VERSION,
    basePath: portal.basePath,
    shared: describeOffered(portal, sharedNames(dist)),
  };
  const renderer = hash('sha256', readFileSync(path.join(dist, 'server/worker.cjs')));
  const text = `${JSON.stringify({ ...manifest, renderer }, null, 2)}\n`;
  const file = path.join(dist, 'host.json');
  // Writing restarts a watched server, which is needed only after a change.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await writeFile(file, text);
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
