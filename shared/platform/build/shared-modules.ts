import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import type { HostFacts, ReleaseManifest } from '../contract/release-manifest.ts';
import { CONTRACT_VERSION } from '../contract/release-manifest.ts';

/** Build settings that a portal's host and remotes share. */
export interface PortalBuild {
  /** Base path of the portal, without a trailing slash; releases are built for it. */
  basePath: string;
  /** Modules that must exist once per page. The host provides them; remotes are built without them. */
  singletons: readonly string[];
  /** Shared modules that browsers load when a remote first needs one, once per visit. */
  late: readonly string[];
  /** Modules that only the host's server provides. */
  rendered: readonly string[];
  /** Browser-only libraries, omitted from server builds. */
  browserOnly: readonly string[];
  /** Absolute path of a loader that compiles pages in Markdown (`*.page.md`) to TSX. */
  markdownPages?: string;
  /** Absolute path of the file with these settings; shared modules are resolved from its package. */
  file: string;
}

export const sharedModules = ({ singletons, late, rendered }: PortalBuild) => ({
  web: [...singletons, ...late],
  node: [...singletons, ...rendered],
});

/** Returns the installed version of a module's package. @param from path of a file in the package that depends on it */
export function installedVersion(name: string, from: string): string {
  const file = findPackageJSON(name, pathToFileURL(from));
  if (!file) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Returns the version by which host and remotes match a shared module. For the platform's own packages it is the
 * contract's version: their major versions concern builds, whereas running remotes are checked by names.
 */
export const sharedVersion = (name: string, from: string): string =>
  name.startsWith('@portal/') ? `${CONTRACT_VERSION}.0.0` : installedVersion(name, from);

export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/**
 * Collects the names that a remote's builds use of shared modules, from the imports that remain after tree shaking.
 * Namespace imports give no names. All builds of a release use one instance.
 */
export class UsedExports implements RspackPluginInstance {
  readonly #byBuild = new Map<string, Map<string, Set<string>>>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedExports', (compilation) => {
      compilation.hooks.processAssets.tap('UsedExports', () => {
        this.#byBuild.set(compiler.options.name ?? '', usedNames(compilation));
      });
    });
  }

  get names(): NamesByModule {
    const all = new Map<string, Set<string>>();
    for (const build of this.#byBuild.values())
      for (const [shared, names] of build) all.set(shared, new Set([...(all.get(shared) ?? []), ...names]));
    return Object.fromEntries([...all].map(([shared, names]) => [shared, [...names].sort()]));
  }
}

function usedNames({ modules, moduleGraph }: Compilation): Map<string, Set<string>> {
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
  return names;
}

export const describeUsed = ({ file }: PortalBuild, used: NamesByModule): ReleaseManifest['shared'] =>
  Object.fromEntries(
    Object.entries(used)
      .sort()
      .map(([name, names]) => [name, { range: `^${sharedVersion(name, file)}`, names: [...names] }]),
  );

/** Describes the shared modules that the host provides; for lazily loaded ones, all names. */
export const describeOffered = ({ late, file }: PortalBuild, offered: NamesByModule): HostFacts['shared'] =>
  Object.fromEntries(
    [...new Set([...late, ...Object.keys(offered)])]
      .sort()
      .map((name) => [
        name,
        { version: sharedVersion(name, file), names: offered[name] ? [...offered[name]] : null },
      ]),
  );
