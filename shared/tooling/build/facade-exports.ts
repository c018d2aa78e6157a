import { type Compilation, rspack } from '@rspack/core';
import { browserOnly, commonConfig, type Target } from './common-config.ts';
import { lateModules, serverSingletons, singletons } from './singletons.ts';

export type Platform = Target['platform'];

/** Names by module, for each place where the code runs. */
export type NamesByModule = Readonly<Record<Platform, Readonly<Record<string, readonly string[]>>>>;

type Options = Pick<Target, 'dir' | 'mode' | 'version' | 'release'>;

/**
 * The names that each shared module exports in a browser and on the server, read from its source by a compilation that
 * writes nothing.
 * @throws Error when a module's names cannot be told
 */
export async function facadeExports(options: Options): Promise<NamesByModule> {
  const [web, node] = await Promise.all([
    exportsOf([...singletons, ...lateModules], 'web', options),
    exportsOf(serverSingletons, 'node', options),
  ]);
  return { web, node };
}

async function exportsOf(
  modules: readonly string[],
  platform: Platform,
  options: Options,
): Promise<Record<string, string[]>> {
  const config = commonConfig({ ...options, name: 'facades', platform, publicPath: '/' });
  const compiler = rspack({
    ...config,
    // Names are told by the modules of our own; what these bring need not be read.
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...browserOnly } },
    // Where all of them can be found, whatever the remote itself depends on.
    context: import.meta.dirname,
    entry: Object.fromEntries(modules.map((name, index) => [`facade${index}`, name])),
    cache: false,
    optimization: { minimize: false, concatenateModules: false, splitChunks: false, providedExports: true },
  });
  const names: Record<string, string[]> = {};
  compiler.hooks.shouldEmit.tap('FacadeExports', () => false);
  compiler.hooks.thisCompilation.tap('FacadeExports', (compilation) => {
    compilation.hooks.processAssets.tap('FacadeExports', () =>
      Object.assign(names, entryExports(compilation)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  for (const name of modules) if (!names[name]) throw new Error(`${name}: its exports cannot be told`);
  return names;
}

function entryExports({ entries, moduleGraph }: Compilation): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { dependencies } of entries.values()) {
    const [dependency] = dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    const provided = module && moduleGraph.getProvidedExports(module);
    if (dependency?.request && Array.isArray(provided)) names[dependency.request] = provided.toSorted();
  }
  return names;
}
