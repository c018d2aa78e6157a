import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { KnownRemotes, RegistryEntry } from '../../src/app/boot-data.ts';
import type { ReleaseCode } from '../workers/protocol.ts';
import type { Registry } from './registry.ts';
import type { RemoteModules } from './remote-modules.ts';

/** The releases that one page is made of: its HTML, its files and what its browser loads later are of the same. */
export interface Releases {
  manifests: readonly RemoteManifest[];
  /** What the browser is told. */
  known: KnownRemotes;
  /** Another one whenever any release is. */
  version: string;
  /** The code of these releases, or null where the server does not have it. */
  code(name: string): Promise<ReleaseCode | null>;
}

/** The releases in force at each moment; the same object as long as nothing changes. */
export function createReleases(registry: Registry, modules: RemoteModules): () => Releases {
  let last: Releases | null = null;
  return () => {
    const next = releasesNow(registry, modules);
    const isSame = last?.version === next.version && last.known.allKnown === next.known.allKnown;
    const isUnchanged = isSame && next.manifests.every((each, index) => each === last?.manifests[index]);
    if (!last || !isUnchanged) last = next;
    return last;
  };
}

/**
 * The releases in force now. A new one comes into force when the server has its code; until then, and where it cannot
 * be had, the one before stays for server and browser alike.
 */
function releasesNow(registry: Registry, modules: RemoteModules): Releases {
  const manifests = registry.remotes().map(({ manifest }) => inForce(manifest, modules));
  const known = { remotes: manifests.map(entryOf), allKnown: registry.allKnown() };
  return {
    manifests,
    known,
    version: manifests.map(({ name, version }) => `${name} ${version}`).join(),
    async code(name) {
      const version = manifests.find((manifest) => manifest.name === name)?.version;
      const release = modules.loaded(name) ?? (await modules.load(name));
      return release && release.manifest.version === version ? release.code : null;
    },
  };
}

function inForce(announced: RemoteManifest, modules: RemoteModules): RemoteManifest {
  const loaded = modules.loaded(announced.name)?.manifest;
  if (!loaded || loaded.version === announced.version) return announced;
  void modules.load(announced.name);
  return loaded;
}

/** Base of a remote's files on the portal's own origin. */
export const filesOf = (name: string): string => `/senac-portal/remotes/${name}/web/`;

const entryOf = (manifest: RemoteManifest): RegistryEntry => ({
  name: manifest.name,
  version: manifest.version,
  entry: filesOf(manifest.name) + manifest.entry,
  previous: manifest.previous && filesOf(manifest.name) + manifest.previous.entry,
  paths: manifest.paths,
  menu: manifest.menu,
  slots: Object.keys(manifest.slots),
});
