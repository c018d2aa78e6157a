import type { Choice } from './in-force/choose-releases.ts';
import type { Problem } from './ingest/announcement.ts';
import type { LocatedRemote } from './remote-listing.ts';
import { newestFirst } from './store/release-record.ts';
import { releaseIn, type StoredRelease, type StoredRemote } from './store/release-store.ts';

/** What is known of a listed remote. */
export interface RemoteState {
  listing: LocatedRemote;
  current: StoredRelease | null;
  previous: StoredRelease | null;
  canary: StoredRelease | null;
  /** The release that its remote announced last, of those that are stored. */
  announced: StoredRelease | null;
  judgements: Choice['judgements'];
  /** What keeps the release that is announced now from being taken in. */
  problem: Problem | null;
}

interface Known {
  remote: StoredRemote;
  /** Undefined before the first choice since the remote is listed. */
  choice: Choice | undefined;
  problem: Problem | null;
}

export const remoteState = (listing: LocatedRemote, { remote, choice, problem }: Known): RemoteState => ({
  listing,
  current: releaseIn(remote, choice?.stable),
  previous: releaseIn(remote, choice?.fallback),
  canary: releaseIn(remote, choice?.canary),
  announced: releaseIn(remote, newestFirst(remote.record)[0]),
  judgements: choice?.judgements ?? new Map(),
  problem,
});
