import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';

/**
 * Writes the chunks that an import waits for in the order of their ids. The bundler's own order differs now and then
 * between two builds of the same sources, and releases have to be byte-identical.
 */
export class OrderedChunkLoads implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OrderedChunkLoads', (compilation) => {
      // After the minifier, and before the hashes in the names are made of the content.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'OrderedChunkLoads', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
          const source = String(assets[name]?.source());
          const ordered = orderedChunkLoads(source);
          if (ordered !== source) compilation.updateAsset(name, new rspack.sources.RawSource(ordered));
        }
      });
    });
  }
}

/** @param source minified code, in which a list of chunks is `Promise.all([n.e(576),n.e(44)])` */
export const orderedChunkLoads = (source: string): string =>
  source.replace(/(?<=\bPromise\.all\(\[)\w+\.e\(\d+\)(?:,\w+\.e\(\d+\))*(?=\]\))/g, (loads) =>
    loads
      .split(',')
      .toSorted((one, other) => idOf(one) - idOf(other))
      .join(','),
  );

const idOf = (load: string): number => Number(load.match(/\((\d+)\)/)?.[1]);
