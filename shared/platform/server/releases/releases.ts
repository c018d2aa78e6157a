import type { RegistryEntry, RegistrySnapshot, ReleaseEntry } from '../../app/boot-data.ts';
import { type Addresses, addressesOf } from '../../contract/addresses.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { ReleaseCode } from '../workers/protocol.ts';
import type { StoredRelease } from './store/release-store.ts';

/** The releases that one page is made of: its HTML, its files and what its browser loads later are of the same. */
export interface Releases {
  manifests: readonly RemoteManifest[];
  /** What the browser is told. */
  known: RegistrySnapshot;
  /** Another one whenever any release is. */
  version: string;
  /** Another one after a release has been taken back: pages of before are not shown any more, whatever happens. */
  epoch: number;
  /** The canaries among them, in words: empty for most visitors. */
  group: string;
  /** The code of these releases, or null where the server does not have it. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Text of a file that browsers get of them, or null where the server does not have it as its manifest says. */
  text(name: string, file: string): Promise<string | null>;
  /** The same with the release before of one remote; null where there is none. */
  withPrevious(name: string): Releases | null;
}

/** A release that is in force, and the one that takes its place where it fails. */
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
  const manifests = inForce.map(({ release }) => leanManifest(release));
  const releaseOf = (name: string) => inForce.find(({ release }) => release.manifest.name === name)?.release;
  const substitutes = new Map<string, Releases>();
  return {
    manifests,
    known: { remotes: inForce.map((each) => entryOf(each, filesOf)), allKnown },
    version: manifests.map(({ name, version }) => `${name} ${version}`).join(),
    epoch,
    group,
    async code(name) {
      const release = releaseOf(name);
      return release ? codeOf(release) : null;
    },
    async text(name, file) {
      const content = await releaseOf(name)
        ?.read(`web/${file}`)
        .catch(() => null);
      return content?.toString() ?? null;
    },
    withPrevious(name) {
      const known = substitutes.get(name);
      if (known) return known;
      const previous = inForce.find(({ release }) => release.manifest.name === name)?.previous;
      if (!previous) return null;
      const substituted = inForce.map((each) =>
        each.release.manifest.name === name ? { release: previous, previous: null } : each,
      );
      const substitute = releasesOf(basePath, substituted, { allKnown, epoch, group });
      substitutes.set(name, substitute);
      return substitute;
    },
  };
}

/**
 * The code of a stored release, or null where browsers alone run it; whoever evaluates it compares it with its hash.
 * @throws Error where it is damaged
 */
export async function codeOf({ manifest, read }: StoredRelease): Promise<ReleaseCode | null> {
  const { name, version, paths, server } = manifest;
  if (!server) return null;
  const source = await read(`server/${server.file}`);
  if (!source) throw new Error(`the code of ${name} ${version} is damaged`);
  return { name, version, paths, source: source.toString(), sha256: server.sha256, exposes: server.exposes };
}

/** What pages are made from, without the list of all files: it goes to each worker. */
function leanManifest({ manifest }: StoredRelease): RemoteManifest {
  const { files: _files, shared: _shared, commit: _commit, ...lean } = manifest;
  return lean;
}

type FilesOf = Addresses['filesOf'];

const releaseEntry = (
  { name, version, entry, container }: RemoteManifest,
  filesOf: FilesOf,
): ReleaseEntry => ({
  version,
  entry: filesOf(name) + entry,
  container,
});

function entryOf({ release: { manifest }, previous }: MountedRelease, filesOf: FilesOf): RegistryEntry {
  return {
    name: manifest.name,
    ...releaseEntry(manifest, filesOf),
    previous: previous && releaseEntry(previous.manifest, filesOf),
    paths: manifest.paths,
    menu: manifest.menu,
    slots: Object.keys(manifest.slots),
  };
}
