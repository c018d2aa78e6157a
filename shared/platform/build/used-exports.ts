import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';

/**
 * Collects the names that a build uses of shared modules, from the imports that remain after tree shaking. Namespace
 * imports give no names.
 */
export class UsedExports implements RspackPluginInstance {
  names: Record<string, string[]> = {};

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedExports', (compilation) => {
      compilation.hooks.processAssets.tap('UsedExports', () => {
        this.names = usedNames(compilation);
      });
    });
  }
}

function usedNames({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    const [, shared] = /^consume shared module \(\w+\) (@?[^@]+)@/.exec(module.identifier()) ?? [];
    if (!shared) continue;
    const used = names.get(shared) ?? new Set();
    names.set(shared, used);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { ids = [] } = connection.dependency;
      // CommonJS libraries are imported as a default export that contains the names.
      const name = ids[0] === 'default' ? ids[1] : ids[0];
      if (name && connection.getActiveState(undefined) !== false) used.add(name);
    }
  }
  return Object.fromEntries([...names].map(([shared, used]) => [shared, [...used].sort()]));
}
