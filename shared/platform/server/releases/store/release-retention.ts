import type { LocatedRemote } from '../registry.ts';
import { type ReleaseRecord, withoutListing } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';

const DAY_MS = 86_400_000;

/** Maximum number of stored releases per remote; beyond it, the first replaced are removed. */
const MAX_STORED = 50;

/**
 * Lists the removable releases: not active, previous, announced, pinned or canary, and replaced so long ago that no
 * open tab uses them, or exceeding the maximum.
 * @param days for which a replaced release is retained
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
    .filter(({ replacedAt }, index) => now - replacedAt >= days * DAY_MS || index < all.length - MAX_STORED)
    .map(({ version }) => version);
}

interface Options {
  listings: readonly LocatedRemote[];
  now: number;
  days: number;
}

/** Removes long-replaced releases, also of unlisted remotes. */
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
