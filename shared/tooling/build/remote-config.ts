import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { containerGlobal } from '@portal/runtime/federation/container-global';
import type { RemoteDescriptor } from '@portal/runtime/federation/descriptor';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { BASE_PATH, commonConfig, type Target, withoutDeadCode } from './common-config.ts';
import { federationManifest } from './federation-manifest.ts';
import { LeanContainer } from './lean-container.ts';
import { checkPages, pageImports } from './page-imports.ts';
import { lateModules, serverSingletons, singletons } from './singletons.ts';

/**
 * The two builds of a remote: a Module Federation container for the browser, one CommonJS file for the server.
 * Remotes are always reached through the portal's own origin, so that their public path is known beforehand.
 */
export function remoteConfigs(
  descriptor: RemoteDescriptor,
  options: Pick<Target, 'dir' | 'mode' | 'version' | 'release'>,
): [web: Configuration, node: Configuration] {
  const target = {
    ...options,
    name: descriptor.name,
    publicPath: `${BASE_PATH}/remotes/${descriptor.name}/web/`,
  };
  return [
    browserConfig(descriptor, { ...target, platform: 'web' }),
    serverConfig(descriptor, { ...target, platform: 'node' }),
  ];
}

function browserConfig(descriptor: RemoteDescriptor, target: Target): Configuration {
  const common = commonConfig(target);
  const container = {
    name: containerGlobal(descriptor.name),
    filename: target.mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    library: { type: 'var', name: containerGlobal(descriptor.name) },
    exposes: {
      './routes': { import: browserRoutes(descriptor, target.dir), name: 'routes' },
      ...Object.fromEntries(
        descriptor.slots.map((slot) => [
          `./slots/${slot}`,
          { import: `./src/slots/${slot}.tsx`, name: `slot-${slot}` },
        ]),
      ),
    },
    shared: Object.fromEntries([...singletons, ...lateModules].map((name) => [name, sharing(name)])),
  };
  return {
    ...common,
    entry: {},
    // A module that threw half-way throws again, instead of passing for whole.
    output: { ...common.output, strictModuleErrorHandling: true },
    plugins: [
      ...(common.plugins ?? []),
      // The plain container: the host's runtime speaks to it all the same, and its entry is a third of the size.
      new rspack.container.ModuleFederationPluginV1(container),
      federationManifest(container),
      new LeanContainer(),
    ],
  };
}

/** The host brings every singleton: a remote neither ships nor asks for a copy of its own. */
const sharing = (name: string) => ({
  import: false as const,
  singleton: true,
  strictVersion: true,
  requiredVersion: name.startsWith('react') ? '^19.3.0' : '^1.0.0',
});

function serverConfig(descriptor: RemoteDescriptor, target: Target): Configuration {
  const common = commonConfig(target);
  return {
    ...common,
    entry: { remote: serverEntry(descriptor, target.dir) },
    output: {
      ...common.output,
      filename: 'remote.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      clean: false,
    },
    externals: Object.fromEntries(serverSingletons.map((name) => [name, `commonjs ${name}`])),
    optimization: { splitChunks: false, ...withoutDeadCode(target.mode) },
    plugins: [
      ...(common.plugins ?? []),
      // One file: what the host evaluates is exactly what the manifest's hash covers.
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Writes the module of the remote's routes. */
function browserRoutes({ pages }: RemoteDescriptor, dir: string): string {
  checkPages(pages, dir);
  return writeModule(dir, 'browser-routes.ts', pageImports(pages));
}

/** Writes the module that gathers what the remote exposes. */
function serverEntry(descriptor: RemoteDescriptor, dir: string): string {
  const slots = descriptor.slots.map((slot, index) => ({ slot, variable: `slot${index}` }));
  const source = [
    "export { default as routes } from '../src/routes.tsx';",
    ...(existsSync(path.join(dir, 'src/listing.ts'))
      ? ["export { default as listing } from '../src/listing.ts';"]
      : []),
    ...slots.map(({ slot, variable }) => `import * as ${variable} from '../src/slots/${slot}.tsx';`),
    `export const slots = { ${slots.map(({ slot, variable }) => `'${slot}': ${variable}`).join(', ')} };`,
    '',
  ].join('\n');
  return writeModule(dir, 'server-entry.ts', source);
}

/** @returns the request of the module, from the package's folder */
function writeModule(dir: string, name: string, source: string): string {
  mkdirSync(path.join(dir, '.cache'), { recursive: true });
  writeFileSync(path.join(dir, '.cache', name), source);
  return `./.cache/${name}`;
}
