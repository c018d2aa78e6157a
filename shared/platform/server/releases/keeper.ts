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
  type DecisionDocument,
  describeRemote,
  type ReleaseReference,
} from './decision-document.ts';
import { filesAt, MAX_MANIFEST_BYTES, readBytes } from './fetch-files.ts';
import { storeHostRelease } from './host-release.ts';
import { type DecisionSource, SHUTDOWN_TIMEOUT_MS } from './in-force.ts';
import { createPoller } from './poll.ts';
import { HOST_RELEASE, isForeign, listTracks, openRegistry, type Track } from './registry.ts';
import {
  newestFirst,
  type ReleaseRecord,
  withActive,
  withoutListing,
  withoutOldReleases,
  withoutReleases,
} from './release-record.ts';
import { coalesce } from './schedule-refresh.ts';
import { smokeTest } from './smoke-test.ts';
import { parseManifest, type Store, type StoredRelease } from './store.ts';

interface KeeperOptions {
  config: Pick<Config, 'registry' | 'releaseDays' | 'dataBudget' | 'portal'>;
  store: Store;
  facts: HostFacts;
  /** Folder of the host's browser files. */
  assets: string;
  renderer: Pick<PageRenderer, 'test'>;
  /** Milliseconds in which other hosts fetch a release before it becomes active. */
  activationDelayMs: number;
  emit: Listener;
}

/** Publishes what the registry's remotes and previews announce, and decides which releases are active. */
export async function openKeeper(options: KeeperOptions) {
  const { config, store, facts: host, renderer, assets, activationDelayMs, emit } = options;
  const { dataBudget, releaseDays, portal } = config;
  const { basePath } = portal;
  const ending = new AbortController();
  await storeHostRelease(store, assets).catch((error: unknown) =>
    console.warn(`the host's build could not be stored (${errorText(error)})`),
  );
  const registry = await openRegistry({ source: config.registry, env: process.env, folder: store.root });
  const poller = createPoller({
    store,
    smokeTest: (release) => smokeTest(release, { renderer, dataBudget, basePath }),
    signal: ending.signal,
    emit,
  });
  let decision = noDecision;

  const listCurrentTracks = () => listTracks(registry.remotes(), Date.now());

  /** Fetches damaged files again. A release that cannot be repaired is removed, so that no host waits for it. */
  async function repairDamaged(isChecked: (record: ReleaseRecord, version: string) => boolean) {
    for (const id of store.ids())
      for (const [version, { digest }] of Object.entries(store.record(id).releases)) {
        if (ending.signal.aborted) return;
        // A disk that is temporarily unreadable damages nothing.
        if (!isChecked(store.record(id), version) || (await store.isIntact(digest).catch(() => true)))
          continue;
        const isRepaired = await repair(id, digest).catch(() => false);
        emit({ kind: 'release-damaged', remote: id.replace(/\..*/, ''), version, isRepaired });
        if (isRepaired) continue;
        poller.setDamaged(id, version);
        await store.save(id, withoutReleases(store.record(id), [version]));
      }
  }

  async function repair(id: string, digest: string): Promise<boolean> {
    const listing = listCurrentTracks().find((track) => track.id === id)?.listing;
    if (!listing || isForeign(listing)) return false;
    const bytes =
      (await store.readObject(digest)) ?? (await readBytes(`${listing.url}/portal.json`, MAX_MANIFEST_BYTES));
    if (hash('sha256', bytes) !== digest) return false;
    await store.add(parseManifest(bytes), bytes, filesAt(listing.url));
    return true;
  }

  async function decide(): Promise<void> {
    if (ending.signal.aborted) return;
    const [tracks, before, now] = [listCurrentTracks(), decision, Date.now()];
    decision = decideActiveReleases(tracks.map(takeSnapshot), host, before);
    const { allKnown, choices, previews } = decision;
    const events = listDecisionEvents(before, decision, store.record);
    const saved = [...choices, ...previews].map(({ id, active }) =>
      store.save(id, withActive(store.record(id), active, { allKnown, now })),
    );
    for (const event of events) emit(event);
    await Promise.all(saved);
    await removeOld(tracks, now);
  }

  function takeSnapshot(track: Track): RemoteSnapshot<StoredRelease['manifest']> & Track {
    const { id, name, preview } = track;
    const record = store.record(id);
    const published = preview ? store.record(name).releases : {};
    const releases = [...store.releases(id)].filter(
      // A version that was published for all visitors since the preview claimed it is that release.
      ([version, { digest }]) => (published[version]?.digest ?? digest) === digest,
    );
    const isWaiting = (version: string) =>
      Date.now() - (record.releases[version]?.announcedAt ?? 0) < activationDelayMs &&
      record.active !== null &&
      record.active !== version;
    return {
      ...track,
      record,
      releases: new Map(releases),
      waiting: new Set(releases.map(([version]) => version).filter(isWaiting)),
      problem: poller.findProblem(id),
    };
  }

  /** Removes long-replaced releases, ended previews, and those of unlisted remotes. */
  async function removeOld(tracks: readonly Track[], now: number): Promise<void> {
    for (const id of store.ids()) {
      if (id === HOST_RELEASE) continue;
      const track = tracks.find((each) => each.id === id);
      const isPreview = track ? track.preview !== null : id.includes('.');
      const record = track ? store.record(id) : withoutListing(store.record(id), now);
      const days = isPreview ? 0 : releaseDays;
      const isEnded = isPreview && !track;
      await store.save(id, isEnded ? null : withoutOldReleases(record, track?.listing ?? {}, now, days));
    }
    if (poller.isIdle()) await store.retainOnly(new Set(listReferences().map(({ digest }) => digest)));
  }

  /** Lists all stored releases, last announced first. */
  function listReferences(): ReleaseReference[] {
    const references = new Map<string, ReleaseReference>();
    // The same release may be published, and in a preview.
    const ids = store.ids().toSorted((one, other) => Number(one.includes('.')) - Number(other.includes('.')));
    for (const id of ids) {
      const [name = '', preview] = id.split('.');
      const record = store.record(id);
      for (const version of newestFirst(record)) {
        const { digest = '' } = record.releases[version] ?? {};
        if (!references.has(digest))
          references.set(digest, { name, version, digest, isPublic: preview === undefined });
      }
    }
    return [...references.values()];
  }

  function document(): DecisionDocument {
    const { allKnown, choices } = decision;
    const mounted = choices.flatMap(({ id, active }) => store.releases(id).get(active ?? '')?.manifest ?? []);
    const statuses = listCurrentTracks().map((track) => {
      const choice = [...choices, ...decision.previews].find(({ id }) => id === track.id);
      return describeRemote(takeSnapshot(track), choice, allKnown ? mounted : []);
    });
    return createDecisionDocument(host, decision, statuses, listReferences());
  }

  const refresh = coalesce(
    async () => {
      await registry.refresh();
      // Changes of the registry apply at once, even while announcements are read.
      await decide();
      for (const isPreview of [false, true]) {
        const polled = listCurrentTracks().filter(({ preview }) => (preview !== null) === isPreview);
        await Promise.all(polled.map((track) => poller.poll(track, decide)));
      }
      await repairDamaged(() => true);
      await decide();
    },
    (error) => console.warn(`remotes: ${String(error)}`),
  );

  await repairDamaged((record, version) => record.active === version);
  await decide().catch((error: unknown) => console.warn(`remotes: ${String(error)}`));
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
  return { ...source, document };
}
