import type { LRUCache } from 'lru-cache';
import type { RegistryEntry, RegistrySnapshot } from '../../app/boot-data.ts';
import { getPlatformPaths, type PlatformPaths, releaseKey } from '../../contract/names.ts';
import { listMenuLinks } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { Audience, ChosenReleases } from './decide-active-releases.ts';
import type { StoredRelease } from './store.ts';

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
  /** Canaries, previews and previous releases among the releases, as text; empty for most visitors. */
  group: string;
  preview: ShownPreview | null;
  /** Returns a file of a remote's release, such as `web/main.css`, or null if it is missing or damaged. */
  read(name: string, file: string): Promise<Buffer | null>;
  /** Returns the releases with one remote's previous release; null if there is none. */
  withPrevious(name: string): Releases | null;
}

/** Release of a remote on a page, with the one that replaces it if it fails. */
interface PageRelease {
  release: StoredRelease;
  previous: StoredRelease | null;
}

interface PageOptions {
  allKnown?: boolean;
  epoch?: number;
  group?: string;
  preview?: ShownPreview | null;
}

/** @param pageReleases in order of precedence */
export function createReleases(
  basePath: string,
  pageReleases: readonly PageRelease[],
  options: PageOptions = {},
): Releases {
  const { allKnown = true, epoch = 0, group = '', preview = null } = options;
  const { filesOf } = getPlatformPaths(basePath);
  const manifests = pageReleases.map(({ release }) => omitFiles(release));
  const find = (name: string) => pageReleases.find(({ release }) => release.manifest.name === name);
  const fallbacks = new Map<string, Releases>();
  return {
    manifests,
    known: {
      remotes: pageReleases.map((each) => toRegistryEntry(each, filesOf)),
      allKnown,
      menuLinks: listMenuLinks(manifests),
    },
    version: manifests.map(({ name, version }) => `${name} ${version}`).join(),
    epoch,
    group,
    preview,
    read: async (name, file) => (await find(name)?.release.read(file)) ?? null,
    withPrevious(name) {
      const failed = find(name);
      if (!failed?.previous) return null;
      const before = { release: failed.previous, previous: null };
      const others = pageReleases.map((each) => (each === failed ? before : each));
      const without = `${name} before ${releaseKey(failed.release.manifest)}`;
      const inGroup = { ...options, group: [group, without].filter(Boolean).join() };
      const fallback = fallbacks.get(name) ?? createReleases(basePath, others, inGroup);
      fallbacks.set(name, fallback);
      return fallback;
    },
  };
}

interface LookupOptions {
  basePath: string;
  choices: readonly ChosenReleases[];
  allKnown: boolean;
  epoch: number;
  releaseOf: (name: string, version: string | null) => StoredRelease | null;
}

/** Returns the releases of a visitor: by bucket (0 to 99, or null) and by the name of a preview, or null. */
export type ReleaseLookup = (bucket: number | null, preview: string | null) => Releases;

/**
 * Creates the lookup of releases by their audience. Visitors with the same releases get the same object, also after a
 * decision that does not change them: page processes identify releases by it. `made` has all objects until now.
 */
export function createReleaseLookup(
  { basePath, choices, allKnown, epoch, releaseOf }: LookupOptions,
  made: LRUCache<string, Releases>,
): ReleaseLookup {
  const groups = new Map<string, Releases>();

  function selectReleases(variants: readonly ChosenVariant[], group: string): Releases {
    const pageReleases = choices.flatMap(({ name, active, fallback }): PageRelease[] => {
      const variant = variants.find((each) => each.name === name);
      // A preview has no fallback, so that its failures are visible.
      const before = variant?.audience.kind === 'preview' ? null : active;
      const release = releaseOf(name, variant ? variant.version : active);
      return release ? [{ release, previous: releaseOf(name, variant ? before : fallback) }] : [];
    });
    const key = JSON.stringify([
      pageReleases.map(({ release, previous }) => [release.digest, previous?.digest]),
      [allKnown, epoch, group],
    ]);
    const preview = findPreview(variants);
    const releases =
      made.get(key) ?? createReleases(basePath, pageReleases, { allKnown, epoch, group, preview });
    made.set(key, releases);
    return releases;
  }

  return (bucket, preview) => {
    const variants = choices.flatMap(({ name, variants }): ChosenVariant[] => {
      const variant = variants.find(({ audience }) => isInAudience(audience, bucket, preview));
      return variant ? [{ name, ...variant }] : [];
    });
    const group = variants.map(formatVariant).join();
    const releases = groups.get(group) ?? selectReleases(variants, group);
    groups.set(group, releases);
    return releases;
  };
}

/** Release that a visitor has instead of the active one. */
type ChosenVariant = ChosenReleases['variants'][number] & Pick<ChosenReleases, 'name'>;

/** Returns whether an audience includes a visitor. Lower buckets get a canary first, and keep it as it grows. */
export function isInAudience(audience: Audience, bucket: number | null, preview: string | null): boolean {
  if (audience.kind === 'share') return bucket !== null && bucket < audience.percent;
  return audience.name === preview && audience.until > Date.now();
}

const formatVariant = ({ name, version, audience }: ChosenVariant): string =>
  `${name} ${version}${audience.kind === 'preview' ? ` of preview ${audience.name}` : ''}`;

function findPreview(variants: readonly ChosenVariant[]): ShownPreview | null {
  const previewed = variants.filter(({ audience }) => audience.kind === 'preview');
  const audience = previewed[0]?.audience;
  return audience?.kind === 'preview'
    ? { name: audience.name, remotes: previewed.map(({ name }) => name) }
    : null;
}

/** Omits the list of all files from a manifest, because it is copied to each worker. */
function omitFiles({ manifest }: StoredRelease): RemoteManifest {
  const { files: _files, maps: _maps, shared: _shared, commit: _commit, ...lean } = manifest;
  return lean;
}

function toRegistryEntry(
  { release: { manifest }, previous }: PageRelease,
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
