import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import { precompress } from './precompress.ts';
import { pruneReleases } from './prune-releases.ts';

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
  dir: string;
  mode: 'production' | 'development';
  digest: string;
  /** Names of the builds in the release, as in their configurations. */
  builds: readonly string[];
  /** Writes the manifest from the statistics of each build, by name. */
  describe(stats: (build: string) => StatsCompilation): Promise<unknown>;
}

/**
 * Combines several builds into one release: when all have succeeded, it removes old files, compresses the new ones and
 * writes the manifest. All their configurations use one instance.
 */
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
    const { dir, mode, digest, describe } = this.#release;
    const output = path.join(dir, 'dist', 'web');
    const current = [...builds].filter(([name]) => !name.endsWith('-node'));
    await mkdir(output, { recursive: true });
    await pruneReleases(
      output,
      current.flatMap(([, { assets = [] }]) => assets.map((asset) => asset.name)),
      Date.now(),
    );
    if (mode === 'production') await precompress(output);
    await describe((build) => builds.get(build) ?? {});
    await writeFile(path.join(dir, 'dist', '.sources'), digest);
  }
}
