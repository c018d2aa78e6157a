import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { StatsPlugin } from '@module-federation/manifest';
import type { Configuration, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';
import { addressesOf } from '../contract/addresses.ts';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import { containerGlobal } from '../contract/names.ts';
import { commonConfig, createCompileHintPlugin, type Target, withoutDeadCode } from './common-config.ts';
import { remoteDevServer, withDevServer } from './dev-server.ts';
import { checkPages, pageImports } from './page-imports.ts';
import { sharedModules } from './portal-build.ts';
import { installedVersion, sharedVersion } from './shared-modules.ts';

/**
 * The two builds of a remote, each a Module Federation container: for the browser, and in one file for the server.
 * Remotes are always reached through the portal's own origin, so that their public path is known beforehand.
 */
export function remoteConfigs(
  descriptor: RemoteDescriptor,
  options: Pick<Target, 'portal' | 'dir' | 'mode' | 'version' | 'release'>,
): [web: Configuration, node: Configuration] {
  checkPages(descriptor.pages, options.dir);
  const target = {
    ...options,
    name: descriptor.name,
    publicPath: addressesOf(options.portal.basePath).filesOf(descriptor.name),
  };
  return [
    browserConfig(descriptor, { ...target, platform: 'web' }),
    serverConfig(descriptor, { ...target, platform: 'node' }),
  ];
}

function browserConfig(descriptor: RemoteDescriptor, target: Target): Configuration {
  const common = commonConfig(target);
  const name = containerGlobal(descriptor.name);
  const config: Configuration = {
    ...common,
    entry: {},
    externalsType: 'global',
    // A module that threw half-way throws again, instead of passing for whole.
    output: { ...common.output, strictModuleErrorHandling: true },
    plugins: [
      ...(common.plugins ?? []),
      createCompileHintPlugin({ entryOnly: false }),
      ...browserContainer(target.mode, {
        name,
        filename: target.mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        library: { type: 'var', name },
        exposes: exposesOf(descriptor, target),
        shared: listHostModules(target.portal, sharedModules(target.portal).web),
      }),
    ],
  };
  return target.mode === 'development'
    ? withDevServer(config, remoteDevServer(path.join(target.dir, 'dist')))
    : config;
}

/**
 * In releases a container of Rspack's own plugin, which any Module Federation runtime loads: its entry weighs 4 kB, that of
 * the other plugin 13 kB, and a page loads up to four of them (docs/decisions/composition.md).
 */
function browserContainer(mode: Target['mode'], container: Container): RspackPluginInstance[] {
  const manifest = { manifest: { additionalData: inOrder }, dts: false as const };
  return mode === 'development'
    ? [new ModuleFederationPlugin({ ...container, ...manifest, experiments: { externalRuntime: true } })]
    : [
        new rspack.container.ModuleFederationPluginV1(container),
        new StatsPlugin({ ...container, ...manifest } as never, {
          pluginVersion: installedVersion('@module-federation/manifest', import.meta.filename),
          bundler: 'rspack',
        }) as never,
      ];
}

type Container = Pick<
  ConstructorParameters<typeof rspack.container.ModuleFederationPluginV1>[0],
  'name' | 'filename' | 'library' | 'exposes' | 'shared'
>;

function serverConfig(descriptor: RemoteDescriptor, target: Target): Configuration {
  const common = commonConfig(target);
  return {
    ...common,
    entry: {},
    target: 'async-node',
    externalsType: 'global',
    output: { ...common.output, chunkFormat: 'commonjs', clean: false },
    // The plugin's own entry imports by absolute paths: neither numbers of modules nor names of variables may tell of them.
    optimization: {
      splitChunks: false,
      moduleIds: 'natural',
      ...withoutDeadCode(target.mode, { keep_fnames: true, keep_classnames: true }),
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerGlobal(descriptor.name),
        filename: 'remote.[contenthash:8].cjs',
        library: { type: 'commonjs-module' },
        exposes: exposesOf(descriptor, target),
        shared: listHostModules(target.portal, sharedModules(target.portal).node),
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'node' } },
      }),
      // One file: what the host evaluates is exactly what the manifest's hash covers.
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** What the server's container exposes: the routes, a module for each slot, and what the remote tells search engines. */
export const exposedNames = ({ slots }: RemoteDescriptor, dir: string): string[] => [
  'routes',
  ...slots.map((slot) => `slots/${slot}`),
  ...(existsSync(path.join(dir, LISTING)) ? ['listing'] : []),
];

const LISTING = './src/listing.ts';

function exposesOf(descriptor: RemoteDescriptor, { dir, platform }: Target) {
  const { pages, slots } = descriptor;
  const hasListing = platform === 'node' && exposedNames(descriptor, dir).includes('listing');
  const routes = writeModule(dir, 'routes.ts', pageImports(pages));
  return {
    './routes': { import: routes, name: 'routes' },
    ...Object.fromEntries(
      slots.map((slot) => [`./slots/${slot}`, { import: `./src/slots/${slot}.tsx`, name: `slot-${slot}` }]),
    ),
    ...(hasListing ? { './listing': LISTING } : {}),
  };
}

/** The host brings each of them: a remote ships no copy of its own. */
const listHostModules = ({ file }: Target['portal'], names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${sharedVersion(name, file)}`,
      },
    ]),
  );

/** The plugin leaves them in the order in which modules happened to be found. */
function inOrder<Stats extends { shared: { name: string }[] }>({ stats }: { stats: Stats }): Stats {
  return { ...stats, shared: stats.shared.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** @returns the request of the module, from the package's folder */
function writeModule(dir: string, name: string, source: string): string {
  mkdirSync(path.join(dir, '.cache'), { recursive: true });
  writeFileSync(path.join(dir, '.cache', name), source);
  return `./.cache/${name}`;
}
