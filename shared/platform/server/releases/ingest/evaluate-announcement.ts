import { hash } from 'node:crypto';
import { keysOf, type LocatedRemote } from '../remote-listing.ts';
import { storageProblem } from '../store/check-files.ts';
import type { StoredRemote } from '../store/stored-release.ts';
import type { RejectedAnnouncement } from './announcements.ts';
import { type Announcement, commitTime } from './read-announcement.ts';

/** Decision about an announced release. */
export type AnnouncementVerdict =
  | { kind: 'stored' }
  | RejectedAnnouncement
  /** Not stored: its files have to be fetched. */
  | { kind: 'new' };

/**
 * Decides about an announced release.
 * @param stored the remote's stored releases
 * @param listing the pinned version, which may be older, and the keys
 */
export function evaluateAnnouncement(
  { manifest, bytes, signedBy }: Announcement,
  { record, releases }: StoredRemote,
  { pin, key }: Pick<LocatedRemote, 'pin' | 'key'>,
): AnnouncementVerdict {
  // While a team changes its keys, the newest release counts for both.
  const keys = signedBy === null ? [] : [signedBy, ...keysOf({ key })];
  const newest = Math.max(0, ...keys.map((each) => record.newestSigned[each] ?? 0));
  const isOlder = (commitTime(manifest) ?? 0) < newest;
  // The server may be replaying an old release.
  if (isOlder && manifest.version !== pin) return { kind: 'refused', problem: { kind: 'older' } };
  const known = releases.get(manifest.version);
  // A release stored without signature is ingested again if it is now signed with another manifest.
  const isSigned = signedBy === null || record.releases[manifest.version]?.signedBy === signedBy;
  if (known && (isSigned || known.manifestDigest === hash('sha256', bytes))) return { kind: 'stored' };
  const problem = storageProblem(
    manifest,
    [...releases.values()].map((release) => release.manifest),
  );
  return problem ? { kind: 'refused', problem } : { kind: 'new' };
}
