import { hash } from 'node:crypto';
import type { PublishError } from '../../contract/reasons.ts';
import { type Listener, logEvent, type PlatformEvent } from '../events/events.ts';
import { Rejection, readManifest } from './fetch-files.ts';
import { publish } from './publish.ts';
import { isForeign, type Track } from './registry.ts';
import type { SmokeTestFailure } from './smoke-test.ts';
import type { Store, StoredRelease } from './store.ts';

/** Rest until the same release is published again: after a rejection, which a team may resolve, and after a failed smoke test. */
const REJECTED_REST_MS = 5_000;
const FAILED_REST_MS = 60_000;

interface TrackState {
  announced: {
    /** Its listing and the digest of the announcement. */
    source: string;
    digest: string;
    etag: string | null;
    /** Version of the stored release; null if it was rejected. */
    version: string | null;
    /** Timestamp before which it is not published again. */
    restsUntil: number;
  } | null;
  problem: PublishError | null;
  message: string;
  /** Version of a damaged and removed release, until another one is stored. */
  damaged: string | null;
  /** Ends when the release that is being published is stored or rejected. */
  publishing: Promise<void> | null;
  isTesting: boolean;
}

interface Options {
  store: Store;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestFailure | null>;
  signal: AbortSignal;
  emit: Listener;
}

/** Polls the announcements of remotes and previews, and publishes new releases, one of a track at a time. */
export function createPoller({ store, smokeTest, signal, emit }: Options) {
  const states = new Map<string, TrackState>();

  function getState(id: string): TrackState {
    const unknown = { announced: null, problem: null, message: '', damaged: null, publishing: null };
    const state = states.get(id) ?? { ...unknown, isTesting: false };
    states.set(id, state);
    return state;
  }

  /** Events of a preview count for no metric. */
  const emitFor = ({ preview }: Track, event: PlatformEvent) =>
    preview ? logEvent(event, `preview ${preview.name}: `) : emit(event);

  function setProblem(track: Track, reason: PublishError | null, message = ''): void {
    const state = getState(track.id);
    const isSame = state.problem?.kind === reason?.kind && state.message === message;
    Object.assign(state, { problem: reason, message });
    if (isSame) return;
    const remote = track.name;
    if (reason) emitFor(track, { kind: 'announcement-rejected', remote, reason, message });
    else emitFor(track, { kind: 'announcement-back', remote });
  }

  /** Reads an announcement, and publishes a new one in the background. @param published called after each verdict */
  async function poll(track: Track, published: () => Promise<void>): Promise<void> {
    const { id, name, listing } = track;
    const state = getState(id);
    // The version of a preview must not be that of a release, so that releases are stored first.
    if (state.publishing || getState(name).publishing || signal.aborted) return;
    const source = JSON.stringify(listing);
    const before = state.announced?.source === source ? state.announced : null;
    // A stored release may have been removed since.
    const isStored = Object.hasOwn(store.record(id).releases, before?.version ?? '');
    const url = isForeign(listing) ? listing.url : `${listing.url}/portal.json`;
    try {
      const read = await readManifest(url, isStored && before ? before.etag : null);
      if (!read) return setProblem(track, null);
      const digest = hash('sha256', read.bytes);
      const isSame = before?.digest === digest;
      if (isSame && isStored) return setProblem(track, null);
      if (isSame && before.restsUntil > Date.now()) return;
      state.publishing = publishTrack(track, read.bytes)
        .then((result) => {
          state.announced = { ...result, source, digest, etag: read.etag };
          return published();
        })
        .catch((error: unknown) => console.warn(`${name}: ${String(error)}`))
        .finally(() => {
          state.publishing = null;
        });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      setProblem(track, error.reason, error.message);
    }
  }

  async function publishTrack(track: Track, bytes: Uint8Array) {
    const { id, name } = track;
    const state = getState(id);
    const { releases } = store.record(id);
    try {
      const { version, failure } = await publish(track, bytes, {
        store,
        signal,
        async smokeTest(release) {
          state.isTesting = true;
          return smokeTest(release).finally(() => {
            state.isTesting = false;
          });
        },
      });
      state.damaged = null;
      setProblem(track, null);
      if (!failure) return { version, restsUntil: 0 };
      if (releases[version]?.failedPart !== failure.part)
        console.warn(`${name}: release ${version} failed its smoke test (${failure.reason})`);
      return { version: null, restsUntil: Date.now() + FAILED_REST_MS };
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      setProblem(track, error.reason, error.message);
      return { version: null, restsUntil: Date.now() + REJECTED_REST_MS };
    }
  }

  const listPublishing = () => [...states.values()].flatMap(({ publishing }) => publishing ?? []);
  return {
    poll,
    /** Returns the error of the release that a track announces now, or `untested` while it is tested. */
    findProblem(id: string): PublishError | { kind: 'untested' } | null {
      const { isTesting, damaged, problem } = getState(id);
      if (isTesting) return { kind: 'untested' };
      return damaged === null ? problem : { kind: 'damaged', version: damaged };
    },
    setDamaged(id: string, version: string): void {
      getState(id).damaged = version;
    },
    isIdle: (): boolean => listPublishing().length === 0,
    async idle(): Promise<void> {
      while (listPublishing().length > 0) await Promise.all(listPublishing());
    },
  };
}
