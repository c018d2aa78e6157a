import { hash } from 'node:crypto';
import { keysOf, type LocatedRemote } from '../remote-listing.ts';
import { storageProblem } from '../store/check-files.ts';
import type { StoredRemote } from '../store/release-store.ts';
import type { RejectedAnnouncement } from './announcements.ts';
import { type Announcement, commitTime } from './read-announcement.ts';

/** What is to be done about a release that its remote announces. */
export type AnnouncementVerdict =
  /** It is stored already. */
  | { kind: 'stored' }
  | RejectedAnnouncement
  /** Its files are to be fetched. */
  | { kind: 'new' };

/**
 * Decides what is to be done about an announced release.
 * @param stored what is stored of the same remote
 * @param listing the release that the registry wants, however old it is, and the keys that it names
 */
export function evaluateAnnouncement(
  { manifest, bytes, signedBy }: Announcement,
  { record, releases }: StoredRemote,
  { pin, key }: Pick<LocatedRemote, 'pin' | 'key'>,
): AnnouncementVerdict {
  // While a team changes its keys, what the one has signed counts for the other.
  const keys = signedBy === null ? [] : [signedBy, ...keysOf({ key })];
  const newest = Math.max(0, ...keys.map((each) => record.newestSigned[each] ?? 0));
  const isOlder = (commitTime(manifest) ?? 0) < newest;
  // Whoever serves it may be somebody who replays it.
  if (isOlder && manifest.version !== pin) return { kind: 'refused', problem: { kind: 'older' } };
  const known = releases.get(manifest.version);
  // What was not signed as it came, and another manifest now is, is taken in again.
  const isSigned = signedBy === null || record.releases[manifest.version]?.signedBy === signedBy;
  if (known && (isSigned || known.manifestDigest === hash('sha256', bytes))) return { kind: 'stored' };
  const problem = storageProblem(
    manifest,
    [...releases.values()].map((release) => release.manifest),
  );
  return problem ? { kind: 'refused', problem } : { kind: 'new' };
}
