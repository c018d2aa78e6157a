/**
 * Steps of a release: announced → verified → stored → smoke-tested → active. Each returns its result; a
 * rejection, with a reason of `contract/reasons.ts`, is final. Rules: `ingest/evaluate-announcement.ts` (verified),
 * `contract/admit-release.ts` and `active/decide-active-releases.ts` (active).
 */

import { errorText } from '@portal/server-kit/error-text';
import type { Owner } from '../../contract/admit-release.ts';
import { releaseKey } from '../../contract/names.ts';
import type { IngestError } from '../../contract/reasons.ts';
import type { HostFacts } from '../../contract/release-manifest.ts';
import { createBackoff } from '../backoff.ts';
import type { Listener } from '../events/events.ts';
import { createActiveReleases } from './active/active-releases.ts';
import type { RemoteSnapshot } from './active/decide-active-releases.ts';
import { coalesce } from './coalesce.ts';
import { type Announced, createAnnouncements } from './ingest/announcements.ts';
import {
  type Announcement,
  commitTime,
  evaluateAnnouncement,
  type RejectedAnnouncement,
  type StorageLimits,
} from './ingest/evaluate-announcement.ts';
import { filesAt } from './ingest/fetch-files.ts';
import { isForeign, type LocatedRemote } from './registry.ts';
import { createSmokeTests, type SmokeTestResult } from './smoke-tests.ts';
import { createReleaseChecks } from './store/release-checks.ts';
import { withAnnounced } from './store/release-record.ts';
import { pruneReplacedReleases } from './store/release-retention.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { releaseIn, type StoredRelease } from './store/stored-release.ts';

/** Rests of rejected announcements. */
const BACKOFF_MS = { first: 2_000, longest: 60_000 };

interface PipelineOptions {
  basePath: string;
  listings: () => readonly LocatedRemote[];
  store: ReleaseStore;
  host: HostFacts;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestResult>;
  /** Mounted remotes that are not listed. */
  owners?: () => readonly Owner[];
  limitsOf?: (name: string) => StorageLimits;
  /** Days for which a replaced release is retained. */
  days: number;
  /** Milliseconds in which other hosts store a release before it becomes active. */
  activationDelayMs?: number;
  report: (line: string) => void;
  emit: Listener;
  now?: () => number;
}

export function createPipeline(options: PipelineOptions) {
  const {
    basePath,
    listings,
    store,
    host,
    smokeTest,
    owners,
    limitsOf,
    days,
    activationDelayMs = 0,
    report,
    emit,
    now = Date.now,
  } = options;
  const reportError = (error: unknown) => report(`remotes: ${String(error)}`);
  const settle = coalesce(activateReleases, reportError);
  const announcements = createAnnouncements(report, emit);
  const backoff = createBackoff({ ...BACKOFF_MS, now });
  let isEnding = false;
  let checked: Promise<void> = Promise.resolve();
  /** Current ingestion by remote: one release at a time. */
  const ingesting = new Map<string, Promise<void>>();
  const active = createActiveReleases({ basePath, host, owners, store, emit, now });
  const { check, ...checks } = createReleaseChecks({
    store,
    urlOf: (name) => listings().find((listing) => listing.name === name && !isForeign(listing))?.url,
    emit,
    report,
    removing: announcements.forget,
    ended: settle,
    isEnding: () => isEnding,
  });
  const smokeTests = createSmokeTests({ store, check, smokeTest, report, now, ended: settle });

  async function refresh(listing: LocatedRemote): Promise<void> {
    const { name } = listing;
    if (isEnding || ingesting.has(name)) return;
    // A release that was removed while its remote was unlisted is ingested again.
    if (store.of(name).releases.size === 0) announcements.forget(name);
    const announced = await announcements.read(listing);
    if (announced.kind === 'unchanged') return announcements.endProblem(name);
    if (announced.kind === 'refused') return announcements.setProblem(name, announced);
    if (backoff.has(announced.id)) return;
    const taken = ingestRelease(listing, announced)
      .then(settle, (error: unknown) => report(`${name}: ${String(error)}`))
      .finally(() => ingesting.delete(name));
    ingesting.set(name, taken);
  }

  /** announced → verified → stored. Only for foreign builds, which have no manifest of ours, does `fetch` load anything. */
  async function ingestRelease(
    listing: LocatedRemote,
    announced: Extract<Announced, { kind: 'announced' }>,
  ): Promise<void> {
    const { name, url } = listing;
    const fetched = await announced.fetch();
    if (fetched.kind === 'refused') return reject(fetched);
    const { announcement } = fetched;
    const verified = evaluateAnnouncement(announcement, store.of(name), listing, now(), limitsOf?.(name));
    if (verified.kind === 'refused') return reject(verified);
    const stored = await write(announcement, verified.kind, url);
    if (stored.kind === 'refused') return reject(stored);
    backoff.forget(announced.id);
    announced.markSeen();
    announcements.endProblem(name);

    function reject(refused: RejectedAnnouncement): void {
      backoff.add(announced.id);
      announcements.setProblem(name, refused);
    }
  }

  /** The only step that writes: the files of new releases, and the record. */
  async function write(
    { manifest, bytes, contents, signedBy }: Announcement,
    kind: 'new' | 'stored',
    url: string,
  ): Promise<{ kind: 'stored' } | RejectedAnnouncement> {
    const { name, version } = manifest;
    if (kind === 'new') {
      const fetchFile = filesAt(manifest, url);
      try {
        await store.add(
          manifest,
          bytes,
          async (file, signal) => contents?.get(file) ?? fetchFile(file, signal),
        );
      } catch (error) {
        return { kind: 'refused', problem: { kind: 'incomplete' }, message: errorText(error) };
      }
      smokeTests.forget(releaseKey(manifest));
    }
    const announced = { now: now(), signedBy, commitTime: commitTime(manifest) };
    await store.save(name, withAnnounced(store.of(name).record, version, announced));
    checks.forget(name);
    return { kind: 'stored' };
  }

  /** smoke-tested → active: activates the decision at once and starts the smoke tests of untested candidates. */
  async function activateReleases(): Promise<void> {
    // Smoke tests that the shutdown interrupts are inconclusive.
    if (isEnding) return;
    await active.decide(listings().map(takeSnapshot));
    await pruneReplacedReleases(store, { listings: listings(), now: now(), days });
    for (const { name, judgements } of active.now().choices)
      for (const [version, { kind }] of judgements) {
        const isUntried = kind === 'untried' && smokeTests.outcome(name, version) === 'untried';
        const release = isUntried ? releaseIn(store.of(name), version) : null;
        if (release) smokeTests.begin(release);
      }
  }

  function takeSnapshot(listing: LocatedRemote): RemoteSnapshot {
    const { name } = listing;
    const { record, releases } = store.of(name);
    return {
      listing,
      record,
      claims: new Map([...releases].map(([version, { manifest }]) => [version, manifest])),
      smokeTestOf(version) {
        const outcome = smokeTests.outcome(name, version);
        const isNew = now() - (record.releases[version]?.announcedAt ?? 0) < activationDelayMs;
        const isNext = record.current !== null && record.current !== version;
        return outcome === 'passed' && isNew && isNext ? 'untried' : outcome;
      },
      faultyPartOf: (version) => smokeTests.faultyPart(name, version),
      problem: problemOf(name),
    };
  }

  /** Returns the error of the release that a remote announces now. */
  const problemOf = (name: string): IngestError | null =>
    checks.problemOf(name) ?? announcements.problemOf(name);

  return {
    active,
    problemOf,
    /** Activates the releases that were active before the start. */
    async begin(): Promise<void> {
      const before = listings().flatMap(({ name }) => {
        const remote = store.of(name);
        return releaseIn(remote, remote.record.current) ?? [];
      });
      // A damaged release on a read-only disk affects only itself, not the start.
      await Promise.all(before.map((release) => smokeTests.run(release).catch(reportError)));
      await settle();
      checked = checks.checkAll().then(settle, reportError);
    },
    /** Reads the announcements of all remotes. New releases are ingested in the background. */
    async refresh(): Promise<void> {
      // Changes of the registry apply at once, even while announcements are read.
      await settle();
      await Promise.all(listings().map(refresh));
      await settle();
    },
    /** Waits until no release is being fetched or tested. */
    async idle(): Promise<void> {
      for (;;) {
        await checked;
        const pendingWork = [...ingesting.values(), ...smokeTests.pendingTests(), ...checks.pendingChecks()];
        if (pendingWork.length === 0) return;
        await Promise.all(pendingWork);
      }
    },
    /** Stops ingesting and deciding. */
    end(): void {
      isEnding = true;
    },
  };
}
