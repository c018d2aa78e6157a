import { realpathSync } from 'node:fs';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Path of a package of the workspace in `node_modules`, and the rest. */
const linkedFile = /^(.*[\\/]node_modules[\\/]@portal[\\/][^\\/]+)(.*)$/;

/**
 * Rebuilds modules when a missing file of a linked package appears, as during a checkout. The resolver reports the path
 * below the link, where the watcher sees no change.
 */
export class WatchLinkedPackages implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    /** Real paths of missing files by their paths below a link, of which each package has its own. */
    const missing = new Map<string, string>();
    compiler.hooks.afterCompile.tap('WatchLinkedPackages', ({ missingDependencies }) => {
      for (const file of [...missingDependencies]) {
        const [, link, rest] = linkedFile.exec(file) ?? [];
        if (link) missing.set(file, realPath(link) + rest);
      }
      missingDependencies.addAll(missing.values());
    });
    compiler.hooks.watchRun.tap('WatchLinkedPackages', ({ modifiedFiles }) => {
      for (const [file, real] of missing)
        if (modifiedFiles?.has(real)) (modifiedFiles as Set<string>).add(file);
    });
  }
}

function realPath(link: string): string {
  try {
    return realpathSync(link);
  } catch {
    return link;
  }
}
