import type { RegistryEntry, RegistrySnapshot, ReleaseEntry } from '../../app/boot-data.ts';
import { type Addresses, addressesOf } from '../../contract/addresses.ts';
import { listMenuLinks } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { ReleaseCode } from '../workers/protocol.ts';
import type { StoredRelease } from './store/stored-release.ts';

/** Releases of one page: its HTML, its files and the code that its browser loads later. */
export interface Releases {
  manifests: readonly RemoteManifest[];
  /** Remotes as the browser receives them. */
  known: RegistrySnapshot;
  /** Changes with any release. */
  version: string;
  /** Changes with each rollback: pages from before are never shown again. */
  epoch: number;
  /** Canaries among the releases, as text; empty for most visitors. */
  group: string;
  /** Returns the server code of a remote's release, or null if it has none. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Returns a browser file of a remote's release, or null if it is missing or damaged. */
  text(name: string, file: string): Promise<string | null>;
  /** Returns the releases with one remote's previous release; null if there is none. */
  withPrevious(name: string): Releases | null;
}

/** Active release with its fallback. */
export interface MountedRelease {
  release: StoredRelease;
  previous: StoredRelease | null;
}

/** @param inForce in order of precedence */
export function releasesOf(
  basePath: string,
  inForce: readonly MountedRelease[],
  { allKnown = true, epoch = 0, group = '' } = {},
): Releases {
  const { filesOf } = addressesOf(basePath);
  const manifests = inForce.map(({ release }) => omitFiles(release));
  const findRelease = (name: string) =>
    inForce.find(({ release }) => release.manifest.name === name)?.release;
  const fallbacks = new Map<string, Releases>();
  return {
    manifests,
    known: {
      remotes: inForce.map((each) => toRegistryEntry(each, filesOf)),
      allKnown,
      menuLinks: listMenuLinks(manifests),
    },
    version: manifests.map(({ name, version }) => `${name} ${version}`).join(),
    epoch,
    group,
    async code(name) {
      const release = findRelease(name);
      return release ? codeOf(release) : null;
    },
    async text(name, file) {
      const content = await findRelease(name)
        ?.read(`web/${file}`)
        .catch(() => null);
      return content?.toString() ?? null;
    },
    withPrevious(name) {
      const known = fallbacks.get(name);
      if (known) return known;
      const previous = inForce.find(({ release }) => release.manifest.name === name)?.previous;
      if (!previous) return null;
      const mounted = inForce.map((each) =>
        each.release.manifest.name === name ? { release: previous, previous: null } : each,
      );
      const fallback = releasesOf(basePath, mounted, { allKnown, epoch, group });
      fallbacks.set(name, fallback);
      return fallback;
    },
  };
}

/**
 * Returns a stored release's server code, or null if only browsers run it. The evaluating thread verifies the hash.
 * @throws Error if the file is damaged
 */
export async function codeOf({ manifest, read }: StoredRelease): Promise<ReleaseCode | null> {
  const { name, version, paths, server } = manifest;
  if (!server) return null;
  const source = await read(`server/${server.file}`);
  if (!source) throw new Error(`the code of ${name} ${version} is damaged`);
  return { name, version, paths, source: source.toString(), sha256: server.sha256, exposes: server.exposes };
}

/** Omits the list of all files from a manifest, because it is copied to each worker. */
function omitFiles({ manifest }: StoredRelease): RemoteManifest {
  const { files: _files, shared: _shared, commit: _commit, ...lean } = manifest;
  return lean;
}

type FilesOf = Addresses['filesOf'];

const toReleaseEntry = (
  { name, version, entry, container }: RemoteManifest,
  filesOf: FilesOf,
): ReleaseEntry => ({
  version,
  entry: filesOf(name) + entry,
  container,
});

function toRegistryEntry(
  { release: { manifest }, previous }: MountedRelease,
  filesOf: FilesOf,
): RegistryEntry {
  return {
    name: manifest.name,
    ...toReleaseEntry(manifest, filesOf),
    previous: previous && toReleaseEntry(previous.manifest, filesOf),
    paths: manifest.paths,
    menu: manifest.menu,
    slots: Object.keys(manifest.slots),
  };
}
