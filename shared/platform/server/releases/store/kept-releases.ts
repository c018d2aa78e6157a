import type { LocatedRemote } from '../remote-listing.ts';
import type { ReleaseRecord } from './release-record.ts';

const DAY = 86_400_000;

/**
 * The releases that may go: neither in force nor the one before, neither announced, pinned nor a canary, and replaced so
 * long ago that no open tab is of them.
 * @param days that a release is kept after it was replaced
 */
export function releasesToRemove(
  record: ReleaseRecord,
  listing: Pick<LocatedRemote, 'pin' | 'canary'>,
  now: number,
  days: number,
): string[] {
  const wanted = new Set([record.current, record.previous, listing.pin, listing.canary?.version]);
  return Object.entries(record.releases)
    .filter(([version, { replacedAt }]) => {
      const isOld = replacedAt !== null && now - replacedAt >= days * DAY;
      return isOld && !wanted.has(version);
    })
    .map(([version]) => version);
}
