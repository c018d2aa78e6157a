import type { LocatedRemote } from '../remote-listing.ts';
import { type ReleaseRecord, withoutListing } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';

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

interface Options {
  listings: readonly LocatedRemote[];
  now: number;
  /** Days that a release is kept after it was replaced. */
  days: number;
}

/** Removes the releases that were replaced long ago, of remotes that are no longer listed too. */
export async function removeReplaced(store: ReleaseStore, { listings, now, days }: Options): Promise<void> {
  for (const name of store.names()) {
    const listing = listings.find((each) => each.name === name);
    if (!listing) await store.save(name, withoutListing(store.of(name).record, now));
    await store.remove(name, releasesToRemove(store.of(name).record, listing ?? {}, now, days));
  }
}
