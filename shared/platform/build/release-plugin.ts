import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import type { BuiltFiles } from '../contract/release-manifest.ts';

/** Lists all files, including cached ones of a previous run. */
const manifestStats = {
  all: false,
  assets: true,
  cachedAssets: true,
  groupAssetsByChunk: false,
  groupAssetsByEmitStatus: false,
  groupAssetsByExtension: false,
  groupAssetsByInfo: false,
  groupAssetsByPath: false,
  assetsSpace: 10_000,
  chunkGroups: true,
  chunkGroupMaxAssets: 10_000,
  entrypoints: true,
  ids: true,
} as const;

export interface Release {
  /** Absolute path of the build output. */
  dist: string;
  mode: 'production' | 'development';
  digest: string;
  /** Names of the builds in the release, as in their configurations. */
  builds: readonly string[];
  /** Writes the manifest from the statistics of each build, by name. */
  describe(stats: (build: string) => StatsCompilation): Promise<unknown>;
}

/** Combines several builds into one release once all have succeeded. All their configurations use one instance. */
export class ReleasePlugin implements RspackPluginInstance {
  readonly #release: Release;
  readonly #done = new Map<string, StatsCompilation>();
  #finishing = Promise.resolve();

  constructor(release: Release) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? '';
    compiler.hooks.compile.tap('ReleasePlugin', () => {
      this.#done.delete(name);
    });
    compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
      if (stats.hasErrors()) return;
      this.#done.set(name, stats.toJson(manifestStats));
      if (!this.#release.builds.every((build) => this.#done.has(build))) return;
      const builds = new Map(this.#done);
      // In watch mode a build may finish while the previous release is still being written, or after it has failed.
      this.#finishing = this.#finishing.catch(() => {}).then(() => this.#finish(builds));
      await this.#finishing;
    });
  }

  /** @param builds a copy, because the next builds may start meanwhile */
  async #finish(builds: ReadonlyMap<string, StatsCompilation>): Promise<void> {
    const { dist, mode, digest, describe } = this.#release;
    const output = path.join(dist, 'web');
    const current = [...builds].filter(([name]) => !name.endsWith('-node'));
    const names = current.flatMap(([, { assets = [] }]) => assets.map((asset) => asset.name));
    for (const folder of [output, path.join(dist, 'maps')]) {
      await mkdir(folder, { recursive: true });
      await removeOldFiles(folder, names);
    }
    if (mode === 'production') await precompress(output);
    await describe((build) => builds.get(build) ?? {});
    await writeFile(path.join(dist, '.sources'), digest);
  }
}

/** Removes files of previous builds: hosts have stored them for open tabs. */
async function removeOldFiles(dir: string, current: readonly string[]): Promise<void> {
  const currentFiles = new Set(current.flatMap((name) => [name, `${name}.br`, `${name}.gz`, `${name}.map`]));
  for (const name of await readdir(dir, { recursive: true })) {
    const file = path.join(dir, name);
    if ((await stat(file)).isFile() && !currentFiles.has(name)) await rm(file);
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|mjs|css|svg|json)$/;

/** A content hash in the name makes earlier compressed forms valid. */
const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** Writes missing `.br` and `.gz` forms of files worth compressing, so that serving needs no compression. */
async function precompress(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const known = new Set(names);
  const isMissing = (name: string) => !(hashed.test(name) && known.has(`${name}.br`));
  const missing = names.filter((name) => compressible.test(name) && isMissing(name));
  await Promise.all(missing.map((name) => compressFile(path.join(dir, name))));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < 600) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    zip(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

/** Folder of the source maps, relative to `dist/web`, which is served. */
export const MAPS = '../maps/';

/** A dev server's hot updates belong to no release. */
const isReleaseFile = (name: string): boolean => !name.includes('.hot-update.');

export const assetNames = (stats: StatsCompilation): string[] =>
  (stats.assets ?? [])
    .map((asset) => asset.name)
    .filter(isReleaseFile)
    .sort();

export function groupByKind(all: readonly string[]): BuiltFiles {
  const names = all.filter(isReleaseFile);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}
