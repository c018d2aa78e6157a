import type { LocatedRemote } from '../remote-listing.ts';
import { releasesToRemove } from './kept-releases.ts';
import { withoutListing } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';

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
