import type { ChosenReleases } from '../active/decide-active-releases.ts';
import type { LocatedRemote } from '../registry.ts';
import type { ReleaseRecord } from '../store/release-record.ts';
import { type Exposure, isFailing } from './is-failing.ts';

/** Time from its announcement in which a release that fails in most networks is held back. */
const FIRST_MINUTES_MS = 15 * 60_000;

/** Releases that visitors of one remote get at the same time: counts of other releases are from another time. */
export const getTrial = ({ stable, canary }: Pick<ChosenReleases, 'stable' | 'canary'>): string =>
  `${stable} ${canary ?? ''}`;

export interface FailingRelease {
  version: string;
  candidate: Exposure;
  baseline: Exposure | null;
}

interface Options {
  choice: ChosenReleases;
  record: ReleaseRecord;
  listing: Pick<LocatedRemote, 'pin'>;
  exposureOf: (version: string) => Exposure;
  now: number;
}

/**
 * Returns the release of a remote that must be held back, or null: a canary that fails more often than the active
 * release, or a new active release that fails in most networks. A pinned release, and one without a previous release,
 * stay.
 */
export function findFailingRelease({
  choice,
  record,
  listing,
  exposureOf,
  now,
}: Options): FailingRelease | null {
  const { stable, canary, fallback } = choice;
  if (stable === null) return null;
  if (canary !== null) {
    const candidate = exposureOf(canary);
    const baseline = exposureOf(stable);
    return isFailing(candidate, baseline) ? { version: canary, candidate, baseline } : null;
  }
  const isNew = now - (record.releases[stable]?.announcedAt ?? 0) < FIRST_MINUTES_MS;
  if (!isNew || fallback === null || listing.pin === stable) return null;
  const candidate = exposureOf(stable);
  return isFailing(candidate, null) ? { version: stable, candidate, baseline: null } : null;
}
