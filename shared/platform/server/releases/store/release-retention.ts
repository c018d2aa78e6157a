import type { LocatedRemote } from '../remote-listing.ts';
import { type ReleaseRecord, withoutListing } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';

const DAY = 86_400_000;

/** Releases of one remote that are stored at most; past it those go that were replaced first. */
const MAX_STORED = 50;

/**
 * The releases that may go: neither in force nor the one before, neither announced, pinned nor a canary, and replaced so
 * long ago that no open tab is of them, or by more others than are stored.
 * @param days that a release is kept after it was replaced
 */
export function releasesToRemove(
  record: ReleaseRecord,
  listing: Pick<LocatedRemote, 'pin' | 'canary'>,
  now: number,
  days: number,
): string[] {
  const wanted = new Set([record.current, record.previous, listing.pin, listing.canary?.version]);
  const all = Object.entries(record.releases);
  return all
    .flatMap(([version, { replacedAt }]) =>
      replacedAt === null || wanted.has(version) ? [] : [{ version, replacedAt }],
    )
    .toSorted((one, other) => one.replacedAt - other.replacedAt)
    .filter(({ replacedAt }, index) => now - replacedAt >= days * DAY || index < all.length - MAX_STORED)
    .map(({ version }) => version);
}

interface Options {
  listings: readonly LocatedRemote[];
  now: number;
  /** Days that a release is kept after it was replaced. */
  days: number;
}

/** Removes the releases that were replaced long ago, of remotes that are no longer listed too. */
export async function pruneReplacedReleases(
  store: ReleaseStore,
  { listings, now, days }: Options,
): Promise<void> {
  for (const name of store.names()) {
    const listing = listings.find((each) => each.name === name);
    if (!listing) await store.save(name, withoutListing(store.of(name).record, now));
    await store.remove(name, releasesToRemove(store.of(name).record, listing ?? {}, now, days));
  }
}
