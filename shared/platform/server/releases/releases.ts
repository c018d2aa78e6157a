import type { RegistryEntry, RegistrySnapshot } from '../../app/boot-data.ts';
import { getPlatformPaths, type PlatformPaths, releaseKey } from '../../contract/names.ts';
import { listMenuLinks } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { ReleaseCode } from '../workers/protocol.ts';
import type { ChosenReleases } from './active/decide-active-releases.ts';
import type { StoredRelease } from './store/stored-release.ts';

/** Preview that a visitor sees, with its remotes. */
export interface ShownPreview {
  name: string;
  remotes: readonly string[];
}

/** Releases of one page: its HTML, its files and the code that its browser loads later. */
export interface Releases {
  manifests: readonly RemoteManifest[];
  /** Remotes as the browser receives them. */
  known: RegistrySnapshot;
  /** Changes with any release. */
  version: string;
  /** Changes with each rollback: pages from before are never shown again. */
  epoch: number;
  /** Canaries and previous releases among the releases, as text; empty for most visitors. */
  group: string;
  /** Preview among the releases; null for most visitors. */
  preview: ShownPreview | null;
  /** Returns the server code of a remote's release, or null if it has none. */
  code(name: string): Promise<ReleaseCode | null>;
  /** Returns a browser file of a remote's release, or null if it is missing or damaged. */
  text(name: string, file: string): Promise<string | null>;
  /** Returns the releases with one remote's previous release; null if there is none. */
  withPrevious(name: string): Releases | null;
}

/** Active release with its fallback. */
interface MountedRelease {
  release: StoredRelease;
  previous: StoredRelease | null;
}

/** @param mounted in order of precedence */
export function createReleases(
  basePath: string,
  mounted: readonly MountedRelease[],
  { allKnown = true, epoch = 0, group = '' } = {},
): Releases {
  const { filesOf } = getPlatformPaths(basePath);
  const manifests = mounted.map(({ release }) => omitFiles(release));
  const findRelease = (name: string) =>
    mounted.find(({ release }) => release.manifest.name === name)?.release;
  const fallbacks = new Map<string, Releases>();
  return {
    manifests,
    known: {
      remotes: mounted.map((each) => toRegistryEntry(each, filesOf)),
      allKnown,
      menuLinks: listMenuLinks(manifests),
    },
    version: formatVersions(manifests),
    epoch,
    group,
    preview: null,
    async code(name) {
      const release = findRelease(name);
      return release ? readCode(release) : null;
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
      const found = mounted.find(({ release }) => release.manifest.name === name);
      if (!found?.previous) return null;
      const { previous } = found;
      const withFallback = mounted.map((each) =>
        each.release.manifest.name === name ? { release: previous, previous: null } : each,
      );
      const fallbackGroup = [group, `${name} before ${releaseKey(found.release.manifest)}`]
        .filter(Boolean)
        .join();
      const fallback = createReleases(basePath, withFallback, { allKnown, epoch, group: fallbackGroup });
      fallbacks.set(name, fallback);
      return fallback;
    },
  };
}

export const formatVersions = (manifests: readonly RemoteManifest[]): string =>
  manifests.map(({ name, version }) => `${name} ${version}`).join();

interface LookupOptions {
  basePath: string;
  choices: readonly ChosenReleases[];
  allKnown: boolean;
  epoch: number;
  releaseOf: (name: string, version: string | null) => StoredRelease | null;
}

/**
 * Creates the lookup of releases by a visitor's bucket, 0 to 99 or null. Visitors with the same canaries get the same
 * object.
 */
export function createReleaseLookup({
  basePath,
  choices,
  allKnown,
  epoch,
  releaseOf,
}: LookupOptions): (bucket: number | null) => Releases {
  const made = new Map<string, Releases>();

  function selectReleases(canaries: readonly ChosenReleases[], group: string): Releases {
    const mounted = choices.flatMap((each): MountedRelease[] => {
      const { name, stable, canary, fallback } = each;
      const isCanary = canaries.includes(each);
      const release = releaseOf(name, isCanary ? canary : stable);
      const previous = releaseOf(name, isCanary ? stable : fallback);
      return release ? [{ release, previous }] : [];
    });
    return createReleases(basePath, mounted, { allKnown, epoch, group });
  }

  return (bucket) => {
    const canaries = choices.filter((each) => isInCanary(each, bucket));
    const group = canaries.map(({ name, canary }) => `${name} ${canary}`).join();
    const releases = made.get(group) ?? selectReleases(canaries, group);
    made.set(group, releases);
    return releases;
  };
}

/**
 * Returns whether a visitor gets a remote's canary. Lower buckets do first, and keep it when the percentage grows.
 * @param bucket of the visitor, 0 to 99, or null
 */
export const isInCanary = ({ canary, percent }: ChosenReleases, bucket: number | null): boolean =>
  canary !== null && bucket !== null && bucket < percent;

/**
 * Returns a stored release's server code, or null if only browsers run it. The page process verifies the hash.
 * @throws Error if the file is damaged
 */
async function readCode({ manifest, read }: StoredRelease): Promise<ReleaseCode | null> {
  const { name, version, paths, server } = manifest;
  if (!server) return null;
  const source = await read(`server/${server.file}`);
  if (!source) throw new Error(`the code of ${name} ${version} is damaged`);
  return { name, version, paths, source: source.toString(), sha256: server.sha256, exposes: server.exposes };
}

/** Omits the list of all files from a manifest, because it is copied to each worker. */
function omitFiles({ manifest }: StoredRelease): RemoteManifest {
  const { files: _files, maps: _maps, shared: _shared, commit: _commit, ...lean } = manifest;
  return lean;
}

function toRegistryEntry(
  { release: { manifest }, previous }: MountedRelease,
  filesOf: PlatformPaths['filesOf'],
): RegistryEntry {
  const { name, version, entry, container, paths, menu, slots } = manifest;
  return {
    name,
    version,
    entry: filesOf(name) + entry,
    container,
    // Builds for development have no hash in their names: their server has only the newest.
    hasPrevious: previous !== null && previous.manifest.entry !== entry,
    paths,
    menu,
    slots: Object.keys(slots),
  };
}
