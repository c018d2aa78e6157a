import { hash } from 'node:crypto';
import type { PublishError } from '../../contract/reasons.ts';
import { type Listener, logEvents, type PlatformEvent } from '../events/events.ts';
import { AnnouncementError, readManifest } from './fetch-files.ts';
import { publish } from './publish.ts';
import { isForeign, type Track } from './registry.ts';
import type { SmokeTestResult } from './smoke-test.ts';
import { formatKey, type RecordKey, type Store, type StoredRelease } from './store.ts';

/** Rest until the same release is published again: after a rejection, which a team may resolve, and after a failed smoke test. */
const REJECTED_REST_MS = 5_000;
const FAILED_REST_MS = 60_000;

/** Last announcement of a track; `source` is its listing. */
type LastAnnouncement = { source: string; digest: string } & (
  | { kind: 'stored'; version: string; etag: string | null }
  /** Not published again before `until`. */
  | { kind: 'refused'; until: number }
);

interface Options {
  store: Store;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestResult>;
  /** Aborted when the process ends. */
  signal: AbortSignal;
  report: (line: string) => void;
  emit: Listener;
}

/** Polls what remotes and previews announce, and publishes new releases, one of a track at a time. */
export function createPoller({ store, smokeTest, signal, report, emit }: Options) {
  const lastAnnouncements = new Map<string, LastAnnouncement>();
  const publishing = new Map<string, Promise<void>>();
  const testing = new Set<string>();
  const damaged = new Map<string, string>();
  const problems = new Map<string, { problem: PublishError; message: string }>();
  const unsigned = new Set<string>();

  /** Events of a preview count for no metric. */
  const emitFor = ({ preview }: Track, event: PlatformEvent) =>
    preview ? logEvents((line) => report(`preview ${preview.name}: ${line}`))(event) : emit(event);

  function setProblem(track: Track, problem: PublishError, message: string): void {
    const id = getId(track);
    const before = problems.get(id);
    if (before?.problem.kind === problem.kind && before.message === message) return;
    problems.set(id, { problem, message });
    emitFor(track, { kind: 'announcement-refused', remote: track.name, reason: problem, message });
  }

  function endProblem(track: Track): void {
    if (problems.delete(getId(track))) emitFor(track, { kind: 'announcement-back', remote: track.name });
  }

  /**
   * Reads an announcement, and publishes a new one in the background.
   * @param published called after each verdict
   */
  async function poll(track: Track, published: () => Promise<void>): Promise<void> {
    const [id, { listing }] = [getId(track), track];
    // The version of a preview must not be that of a release, so that releases are stored first.
    const isBlocked = publishing.has(id) || publishing.has(formatKey({ name: track.name, preview: null }));
    if (isBlocked || signal.aborted) return;
    warnUnsigned(track);
    const source = JSON.stringify(listing);
    const last = lastAnnouncements.get(id);
    const before = last?.source === source ? last : null;
    // A stored release may have been removed since.
    const isStored =
      before?.kind === 'stored' && Object.hasOwn(store.record(getKey(track)).releases, before.version);
    const url = isForeign(listing) ? listing.url : `${listing.url}/portal.json`;
    try {
      const read = await readManifest(url, isStored ? before.etag : null);
      if (!read) return endProblem(track);
      const announced = { source, digest: hash('sha256', read.bytes), ...read };
      const isSame = before?.digest === announced.digest;
      if (isSame && isStored) return endProblem(track);
      if (isSame && before.kind === 'refused' && before.until > Date.now()) return;
      const work = publishTrack(track, announced)
        .then(published)
        .catch((error: unknown) => report(`${track.name}: ${String(error)}`))
        .finally(() => publishing.delete(id));
      publishing.set(id, work);
    } catch (error) {
      if (!(error instanceof AnnouncementError)) throw error;
      setProblem(track, error.problem, error.message);
    }
  }

  function warnUnsigned({ name, listing }: Track): void {
    if (listing.key !== undefined || isForeign(listing) || unsigned.has(name)) return;
    unsigned.add(name);
    report(`${name}: the registry names no key, so that its signature is not asked for`);
  }

  async function publishTrack(
    track: Track,
    {
      source,
      digest,
      bytes,
      etag,
    }: { source: string; digest: string; bytes: Uint8Array; etag: string | null },
  ): Promise<void> {
    const id = getId(track);
    const { releases: before } = store.record(getKey(track));
    const verdict = await publish(track, bytes, {
      store,
      now: Date.now,
      signal,
      async smokeTest(release) {
        testing.add(id);
        return smokeTest(release).finally(() => testing.delete(id));
      },
    });
    const rest = (milliseconds: number) =>
      lastAnnouncements.set(id, { kind: 'refused', source, digest, until: Date.now() + milliseconds });
    if (verdict.kind === 'refused') {
      rest(REJECTED_REST_MS);
      setProblem(track, verdict.problem, verdict.message);
    } else {
      const { version, test } = verdict;
      damaged.delete(id);
      endProblem(track);
      if (test.kind === 'passed')
        lastAnnouncements.set(id, { kind: 'stored', source, digest, version, etag });
      else {
        rest(FAILED_REST_MS);
        if (before[version]?.failedPart !== test.part)
          report(`${track.name}: release ${version} failed its smoke test (${test.reason})`);
      }
    }
  }

  return {
    poll,
    /** Returns the error of the release that a track announces now. */
    problemOf(track: Track): PublishError | null {
      const id = getId(track);
      const version = damaged.get(id);
      return version === undefined ? (problems.get(id)?.problem ?? null) : { kind: 'damaged', version };
    },
    /** Sets the error of a damaged and removed release, until another one is stored. */
    setDamaged: (key: RecordKey, version: string) => void damaged.set(formatKey(key), version),
    /** Returns whether a release of the track is being tested. */
    isTesting: (track: Track): boolean => testing.has(getId(track)),
    isIdle: (): boolean => publishing.size === 0,
    /** Waits until no release is being published. */
    async idle(): Promise<void> {
      while (publishing.size > 0) await Promise.all(publishing.values());
    },
  };
}

/** Returns the key of a track's record. */
export const getKey = ({ name, preview }: Track): RecordKey => ({ name, preview: preview?.name ?? null });
const getId = (track: Track): string => formatKey(getKey(track));
