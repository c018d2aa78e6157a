import { hash } from 'node:crypto';
import { errorText } from '@portal/server-kit/error-text';
import pTimeout from 'p-timeout';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { Config } from '../config/config.ts';
import type { Listener } from '../events/events.ts';
import type { PageRenderer } from '../workers/page-pool.ts';
import {
  decideActiveReleases,
  listDecisionEvents,
  noDecision,
  type RemoteSnapshot,
} from './decide-active-releases.ts';
import {
  createDecisionDocument,
  type PreviewStatus,
  type ReleaseReference,
  type RemoteStatus,
  remoteStatus,
} from './decision-document.ts';
import { filesAt, MAX_MANIFEST_BYTES, readBytes } from './fetch-files.ts';
import { storeHostRelease } from './host-release.ts';
import { type DecisionSource, SHUTDOWN_TIMEOUT_MS } from './in-force.ts';
import { createPoller, getKey } from './poll.ts';
import { HOST_RELEASE, isForeign, listTracks, openRegistry, type Registry, type Track } from './registry.ts';
import {
  newestFirst,
  type ReleaseRecord,
  releasesToRemove,
  withActive,
  withoutListing,
  withoutReleases,
} from './release-record.ts';
import { coalesce } from './schedule-refresh.ts';
import { type SmokeTestResult, smokeTest } from './smoke-test.ts';
import { formatKey, parseManifest, type RecordKey, type Store, type StoredRelease } from './store.ts';

/** Decides which releases are active. */
export type Keeper = Awaited<ReturnType<typeof createKeeper>>;

interface KeeperOptions {
  registry: Registry;
  store: Store;
  host: HostFacts;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestResult>;
  hasPreviews: boolean;
  /** Days for which a replaced release is retained. */
  days: number;
  /** Milliseconds in which other hosts fetch a release before it becomes active. */
  activationDelayMs: number;
  report: (line: string) => void;
  emit: Listener;
}

/**
 * Publishes what the registry's remotes and previews announce, and decides which releases are active. Releases that were
 * active before the start are active at once.
 */
export async function createKeeper(options: KeeperOptions) {
  const { registry, store, host, smokeTest, hasPreviews, days, activationDelayMs, report, emit } = options;
  const ending = new AbortController();
  const { poll, ...poller } = createPoller({ store, smokeTest, signal: ending.signal, report, emit });
  let decision = noDecision;

  const tracks = () =>
    listTracks(registry.remotes(), Date.now()).filter(({ preview }) => hasPreviews || preview === null);

  /**
   * Compares stored releases with their manifests: all after the start, and each of which a read found a damaged file.
   * Damaged files are fetched again. A release that cannot be repaired is removed, so that no host waits for it.
   */
  async function repairDamaged(
    isChecked: (record: ReleaseRecord, version: string) => boolean,
  ): Promise<void> {
    const keys = store
      .names()
      .flatMap((name) => [null, ...store.previews(name)].map((preview) => ({ name, preview })));
    for (const key of keys)
      for (const [version, { digest }] of Object.entries(store.record(key).releases)) {
        if (ending.signal.aborted) return;
        // A disk that is temporarily unreadable damages nothing.
        if (!isChecked(store.record(key), version) || (await store.isIntact(digest).catch(() => true)))
          continue;
        const isRepaired = await repair(key, digest).catch(() => false);
        emit({ kind: 'release-damaged', remote: key.name, version, isRepaired });
        if (isRepaired) continue;
        poller.setDamaged(key, version);
        await store.save(key, withoutReleases(store.record(key), [version]));
      }
  }

  async function repair(key: RecordKey, digest: string): Promise<boolean> {
    const listing = findTrack(key)?.listing;
    if (!listing || isForeign(listing)) return false;
    const bytes =
      (await store.readObject(digest)) ?? (await readBytes(`${listing.url}/portal.json`, MAX_MANIFEST_BYTES));
    if (hash('sha256', bytes) !== digest) return false;
    await store.add(parseManifest(bytes), bytes, filesAt(listing.url));
    return true;
  }

  const findTrack = (key: RecordKey) => tracks().find((track) => formatKey(getKey(track)) === formatKey(key));

  /** Decides, and stores the result. */
  async function decide(): Promise<void> {
    if (ending.signal.aborted) return;
    const [all, before, now] = [tracks(), decision, Date.now()];
    const snapshots = all.filter(({ preview }) => preview === null).map(takeSnapshot);
    const previews = listPreviews(all).map(({ tracks, ...preview }) => ({
      ...preview,
      remotes: tracks.map(takeSnapshot),
    }));
    decision = decideActiveReleases(snapshots, host, before, previews);
    const { allKnown, choices } = decision;
    const events = listDecisionEvents(before, decision, (name) => store.record({ name, preview: null }));
    const keys = [
      ...choices.map(({ name, active }) => ({ key: { name, preview: null }, active })),
      ...decision.previews.flatMap(({ name: preview, choices }) =>
        choices.map(({ name, active }) => ({ key: { name, preview }, active })),
      ),
    ];
    const saved = keys.map(({ key, active }) =>
      store.save(key, withActive(store.record(key), active, { allKnown, now })),
    );
    for (const event of events) emit(event);
    await Promise.all(saved);
    await removeReplaced(now);
  }

  function takeSnapshot(track: Track): RemoteSnapshot {
    const record = store.record(getKey(track));
    const published = store.record({ name: track.name, preview: null }).releases;
    const releases = [...store.releases(record)].filter(
      // A version that was published for all visitors since the preview claimed it is that release.
      ([version, { digest }]) => (published[version]?.digest ?? digest) === digest,
    );
    const isWaiting = (version: string) =>
      Date.now() - (record.releases[version]?.announcedAt ?? 0) < activationDelayMs &&
      record.active !== null &&
      record.active !== version;
    const versions = releases.map(([version]) => version);
    return {
      listing: track.listing,
      record,
      claims: new Map(releases.map(([version, { manifest }]) => [version, manifest])),
      waiting: new Set(versions.filter(isWaiting)),
      problem: poller.problemOf(track),
    };
  }

  /** Removes long-replaced releases, ended previews, and those of unlisted remotes. */
  async function removeReplaced(now: number): Promise<void> {
    for (const name of store.names().filter((each) => each !== HOST_RELEASE)) {
      const key = { name, preview: null };
      const listing = registry.remotes().find((each) => each.name === name);
      const record = listing ? store.record(key) : withoutListing(store.record(key), now);
      const gone = releasesToRemove(record, listing ?? {}, now, days);
      await store.save(key, withoutReleases(record, gone));
      for (const preview of store.previews(name)) {
        const previewed = store.record({ name, preview });
        const isListed = findTrack({ name, preview }) !== undefined;
        const next = isListed ? withoutReleases(previewed, releasesToRemove(previewed, {}, now, 0)) : null;
        await store.save({ name, preview }, next);
      }
    }
    if (poller.isIdle()) await store.retainOnly(new Set(listReferences().map(({ digest }) => digest)));
  }

  /** Lists all stored releases, last announced first. */
  function listReferences(): ReleaseReference[] {
    const list = (key: RecordKey, isPublic: boolean): ReleaseReference[] => {
      const record = store.record(key);
      return newestFirst(record).flatMap((version) => {
        const digest = record.releases[version]?.digest;
        return digest === undefined ? [] : [{ name: key.name, version, digest, isPublic }];
      });
    };
    return store.names().flatMap((name) => {
      const published = list({ name, preview: null }, true);
      const previewed = store.previews(name).flatMap((preview) => list({ name, preview }, false));
      const isOwn = ({ digest }: ReleaseReference) => !published.some((each) => each.digest === digest);
      return [...published, ...previewed.filter(isOwn)];
    });
  }

  function describeTrack(track: Track): RemoteStatus {
    const record = store.record(getKey(track));
    const preview = decision.previews.find(({ name }) => name === track.preview?.name);
    const { choices } = preview ?? decision;
    const active = decision.choices.flatMap(({ name, active }) => {
      const releases = store.releases(store.record({ name, preview: null }));
      return releases.get(active ?? '')?.manifest ?? [];
    });
    return remoteStatus({
      listing: track.listing,
      record,
      releases: store.releases(record),
      choice: choices.find(({ name }) => name === track.name),
      problem: poller.isTesting(track) ? { kind: 'untested' } : poller.problemOf(track),
      active: decision.allKnown ? active : [],
    });
  }

  const statuses = () =>
    tracks()
      .filter(({ preview }) => preview === null)
      .map(describeTrack);
  const previews = (): PreviewStatus[] =>
    listPreviews(tracks()).map(({ tracks, ...preview }) => ({
      ...preview,
      remotes: tracks.map(describeTrack),
    }));
  const document = () =>
    createDecisionDocument({
      host,
      decision,
      statuses: statuses(),
      previews: previews(),
      releases: listReferences(),
    });

  const refresh = coalesce(
    async () => {
      await registry.refresh();
      // Changes of the registry apply at once, even while announcements are read.
      await decide();
      for (const isPreview of [false, true]) {
        const polled = tracks().filter(({ preview }) => (preview !== null) === isPreview);
        await Promise.all(polled.map((track) => poll(track, decide)));
      }
      await repairDamaged(() => true);
      await decide();
    },
    (error) => report(`remotes: ${String(error)}`),
  );

  await repairDamaged((record, version) => record.active === version);
  await decide().catch((error: unknown) => report(`remotes: ${String(error)}`));
  const source: DecisionSource = {
    read: async () => JSON.stringify(document()),
    fetchObject: null,
    async refresh(timeoutMs) {
      await refresh();
      if (timeoutMs > 0) await pTimeout(poller.idle(), { milliseconds: timeoutMs, message: false });
    },
    async end() {
      ending.abort();
      await pTimeout(refresh().then(poller.idle), { milliseconds: SHUTDOWN_TIMEOUT_MS, message: false });
    },
  };
  return {
    ...source,
    document,
    statuses,
    /** Waits until no release is being published. */
    idle: poller.idle,
  };
}

/** Groups the tracks of previews. */
function listPreviews(tracks: readonly Track[]) {
  const previews = new Map<string, { name: string; until: number; tracks: Track[] }>();
  for (const track of tracks) {
    if (!track.preview) continue;
    const { name } = track.preview;
    previews.set(name, { ...track.preview, tracks: [...(previews.get(name)?.tracks ?? []), track] });
  }
  return [...previews.values()];
}

interface OpenOptions extends Omit<KeeperOptions, 'registry' | 'smokeTest' | 'days'> {
  config: Config;
  /** Runs the smoke tests. */
  renderer: Pick<PageRenderer, 'test'>;
  /** Folder of the host's browser files. */
  assets: string;
}

/** Opens the keeper of a portal, and stores the host's build. */
export async function openKeeper({ config, renderer, assets, ...options }: OpenOptions): Promise<Keeper> {
  const { registry: source, releaseDays: days, dataBudget } = config;
  const { basePath } = config.portal;
  const { store, report } = options;
  await storeHostRelease(store, assets).catch((error: unknown) =>
    report(`the host's build could not be stored (${errorText(error)})`),
  );
  return createKeeper({
    ...options,
    registry: await openRegistry({ source, env: process.env, folder: store.root, report }),
    smokeTest: (release) => smokeTest(release, { renderer, dataBudget, basePath }),
    days,
  });
}
