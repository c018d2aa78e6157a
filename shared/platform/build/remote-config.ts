import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { StatsPlugin } from '@module-federation/manifest';
import type { Configuration, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import { containerGlobal, getPlatformPaths, SLOT_TYPES } from '../contract/names.ts';
import { commonConfig, createCompileHintPlugin, type Target, withoutDeadCode } from './common-config.ts';
import { installedVersion, sharedModules, sharedVersion } from './shared-modules.ts';

/**
 * Returns the two builds of a remote, each a Module Federation container: for the browser, and in one file for the
 * server. The public path is known in advance, because browsers reach remotes only through the portal's origin.
 */
export function remoteConfigs(
  descriptor: RemoteDescriptor,
  options: Omit<Target, 'name' | 'platform' | 'publicPath'>,
): [web: Configuration, node: Configuration] {
  checkPages(descriptor.pages, options.dir);
  const target = {
    ...options,
    name: descriptor.name,
    publicPath: getPlatformPaths(options.portal.basePath).filesOf(descriptor.name),
  };
  return [
    browserConfig(descriptor, { ...target, platform: 'web' }),
    serverConfig(descriptor, { ...target, platform: 'node' }),
  ];
}

function browserConfig(descriptor: RemoteDescriptor, target: Target): Configuration {
  const common = commonConfig(target);
  const name = containerGlobal(descriptor.name);
  const slotTypes = { from: `src/${SLOT_TYPES}`, to: SLOT_TYPES, noErrorOnMissing: true };
  return {
    ...common,
    entry: {},
    externalsType: 'global',
    output: {
      ...common.output,
      // A module that threw halfway throws again instead of returning partial exports.
      strictModuleErrorHandling: true,
    },
    plugins: [
      ...(common.plugins ?? []),
      createCompileHintPlugin({ entryOnly: false }),
      new rspack.CopyRspackPlugin({ patterns: [slotTypes] }),
      ...browserContainer(target.mode, {
        name,
        filename: target.mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        library: { type: 'var', name },
        exposes: listExposes(descriptor, target),
        shared: listHostModules(target.portal, sharedModules(target.portal).web),
      }),
    ],
  };
}

/**
 * Returns Rspack's own container plugin for releases: its entry is 4 kB instead of 13 kB, and a page loads up to four
 * (docs/decisions/composition.md). Any Module Federation runtime loads it.
 */
function browserContainer(mode: Target['mode'], container: Container): RspackPluginInstance[] {
  const manifest = { manifest: { additionalData: sortSharedModules }, dts: false as const };
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
    // The plugin's entry imports by absolute paths, which must not influence module ids or variable names.
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
        exposes: listExposes(descriptor, target),
        shared: listHostModules(target.portal, sharedModules(target.portal).node),
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'node' } },
      }),
      // A single file: the manifest's hash covers exactly what the host evaluates.
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Returns what the server's container exposes: the routes, the slots, and the listing for search engines. */
export const exposedNames = ({ slots }: RemoteDescriptor, dir: string): string[] => [
  'routes',
  ...slots.map((slot) => `slots/${slot}`),
  ...(existsSync(path.join(dir, LISTING)) ? ['listing'] : []),
];

const LISTING = './src/listing.ts';

function listExposes(descriptor: RemoteDescriptor, { dir, platform }: Target) {
  const { slots } = descriptor;
  const hasListing = platform === 'node' && exposedNames(descriptor, dir).includes('listing');
  const routes = './.cache/routes.ts';
  mkdirSync(path.join(dir, '.cache'), { recursive: true });
  writeFileSync(path.join(dir, routes), pageImports(descriptor));
  return {
    './routes': { import: routes, name: 'routes' },
    ...Object.fromEntries(
      slots.map((slot) => [`./slots/${slot}`, { import: `./src/slots/${slot}.tsx`, name: `slot-${slot}` }]),
    ),
    ...(hasListing ? { './listing': LISTING } : {}),
  };
}

/** Imports the modules from the host: a remote contains no copies. */
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

/** Sorts the list, whose order depends on the order in which modules were found. */
function sortSharedModules<Stats extends { shared: { name: string }[] }>({ stats }: { stats: Stats }): Stats {
  return { ...stats, shared: stats.shared.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** Words in file names that content filters block (EasyList, EasyPrivacy, Fanboy's lists). */
const filtered =
  /(?:^|[-_.])(?:ads?|adverts?|analytics?|banners?|beacons?|cookies?|metrics?|newsletters?|pixels?|popups?|promos?|shar(?:e|ing)|social|sponsors?|statistics|track(?:er|ing)?)(?:$|[-_.])/i;

export const isFilteredName = (name: string): boolean => filtered.test(name);

/** Returns the chunk name of a page: its own, unless content filters may block that. */
export const chunkNameOf = (page: string, pages: readonly string[]): string =>
  isFilteredName(page) ? `page-${pages.indexOf(page)}` : page;

/** Generates the module with a remote's routes, with one import per page, so that each page has files of its name. */
export function pageImports({ pages, routes }: Pick<RemoteDescriptor, 'pages' | 'routes'>): string {
  const imports = pages.map(
    (name) =>
      `  '${name}': () => import(/* webpackChunkName: "${chunkNameOf(name, pages)}" */ '../src/pages/${name}/${name}.page'),`,
  );
  return [
    "import { routesOf } from '@portal/platform/remote';",
    'const load = {',
    ...imports,
    '};',
    `export default routesOf(${JSON.stringify(routes)}, (name) => load[name]());`,
    '',
  ].join('\n');
}

/** Checks that exactly the declared pages have a module. @throws Error that names the page */
export function checkPages(pages: readonly string[], dir: string): void {
  const found = globSync('src/pages/*/*.page.{tsx,md}', { cwd: dir }).map((file) =>
    path.basename(file).replace(/\.page\.\w+$/, ''),
  );
  const undeclared = found.find((name) => !pages.includes(name));
  if (undeclared) throw new Error(`portal.remote.ts does not declare the page '${undeclared}'.`);
  const missing = pages.find((name) => !found.includes(name));
  if (missing)
    throw new Error(`The page '${missing}' has no module src/pages/${missing}/${missing}.page.tsx.`);
}
