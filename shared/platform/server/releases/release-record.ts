import * as z from 'zod';
import type { RemoteListing } from './registry.ts';

const timestamp = z.number();

const release = z.object({
  /** SHA-256 of its `portal.json`. */
  digest: z.string(),
  /** Start of its announcement. */
  announcedAt: timestamp,
  /** End of its activation or announcement; null before. */
  replacedAt: timestamp.nullable(),
  /** Public key that verified its signature. */
  signedBy: z.string().nullable(),
  /** Page or slot that failed its smoke test, empty if no part did; null after a passed test. */
  failedPart: z.string().nullable(),
  /** Whether its remote was rolled back from it, or past it. */
  isRolledBack: z.boolean(),
});

/** Releases of a remote, or of one of its previews. File dates only show when a build ran. Timestamps are in ms. */
export const releaseRecord = z.object({
  active: z.string().nullable(),
  /** Version that was active before it; null after a rollback. */
  previous: z.string().nullable(),
  /** Whether the active release owns its paths and slots: no remote of higher precedence was unknown. */
  established: z.boolean(),
  releases: z.record(z.string(), release),
  /** Commit timestamp of the newest published release, by the public key of its signature. */
  newestSigned: z.record(z.string(), timestamp),
});

type Release = z.infer<typeof release>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;

export const emptyRecord: ReleaseRecord = {
  active: null,
  previous: null,
  established: false,
  releases: {},
  newestSigned: {},
};

/** Returns the versions of a record, last announced first. */
export const newestFirst = ({ releases }: ReleaseRecord): string[] =>
  Object.entries(releases)
    .toSorted(([, one], [, other]) => other.announcedAt - one.announcedAt)
    .map(([version]) => version);

export const isEarlier = ({ releases }: ReleaseRecord, version: string, other: string): boolean =>
  (releases[version]?.announcedAt ?? 0) < (releases[other]?.announcedAt ?? 0);

/** Returns whether the chosen version was announced before the active one. */
export const isRollback = (record: ReleaseRecord, version: string | null): boolean =>
  version !== null && record.active !== null && isEarlier(record, version, record.active);

function changeReleases(
  record: ReleaseRecord,
  change: (version: string, release: Release) => Partial<Release>,
): ReleaseRecord {
  const releases = { ...record.releases };
  for (const [version, each] of Object.entries(releases))
    releases[version] = { ...each, ...change(version, each) };
  return { ...record, releases };
}

interface Published extends Pick<Release, 'digest' | 'signedBy' | 'failedPart'> {
  now: number;
  commitTime: number | null;
}

export function withPublished(
  record: ReleaseRecord,
  version: string,
  { now, commitTime, ...published }: Published,
): ReleaseRecord {
  const known = record.releases[version];
  const signedBy = published.signedBy ?? known?.signedBy ?? null;
  const [newest] = newestFirst(record);
  const announcedLast = record.releases[newest ?? '']?.announcedAt ?? 0;
  const announcedAt = newest === version ? announcedLast : Math.max(now, announcedLast + 1);
  const isRolledBack = known?.isRolledBack ?? false;
  const release = { ...published, signedBy, announcedAt, replacedAt: null, isRolledBack };
  const newestSigned = { ...record.newestSigned };
  if (published.signedBy !== null && commitTime !== null)
    newestSigned[published.signedBy] = Math.max(newestSigned[published.signedBy] ?? 0, commitTime);
  const releases = { ...record.releases, [version]: release };
  return markReplaced({ ...record, releases, newestSigned }, now);
}

/**
 * Returns the record after a decision. A rollback also marks all releases that it skips: none may become a fallback.
 * @param version the active release; null for none, which changes nothing
 * @param allKnown whether no remote of higher precedence is unknown
 */
export function withActive(
  record: ReleaseRecord,
  version: string | null,
  { allKnown, now }: { allKnown: boolean; now: number },
): ReleaseRecord {
  if (version === null) return record;
  const established = record.established || allKnown;
  const { active } = record;
  if (active === version) return { ...record, established };
  const isBack = isRollback(record, version);
  const next = { ...record, established, active: version, previous: isBack ? null : active };
  const marked = changeReleases(next, (each, { isRolledBack }) => {
    const isPassed = isBack && isEarlier(record, version, each) && !isEarlier(record, active ?? '', each);
    return { isRolledBack: each !== version && (isPassed || isRolledBack) };
  });
  return markReplaced(marked, now);
}

/** Sets `replacedAt` of releases that are neither active nor announced. */
function markReplaced(record: ReleaseRecord, now: number): ReleaseRecord {
  const staying = [record.active, newestFirst(record)[0]];
  return changeReleases(record, (version, { replacedAt }) => ({
    replacedAt: staying.includes(version) ? null : (replacedAt ?? now),
  }));
}

/** Returns the record of an unlisted remote; its files stay for a while, for open tabs. */
export const withoutListing = (record: ReleaseRecord, now: number): ReleaseRecord =>
  changeReleases(
    { ...record, active: null, previous: null, established: false },
    (_version, { replacedAt }) => ({ replacedAt: replacedAt ?? now }),
  );

export function withoutReleases(record: ReleaseRecord, gone: readonly string[]): ReleaseRecord {
  const retain = (version: string | null) => (version !== null && !gone.includes(version) ? version : null);
  return {
    ...record,
    active: retain(record.active),
    previous: retain(record.previous),
    releases: Object.fromEntries(Object.entries(record.releases).filter(([version]) => retain(version))),
  };
}

const DAY_MS = 86_400_000;

/** Maximum number of stored releases per remote; beyond it, the first replaced are removed. */
const MAX_STORED = 50;

/**
 * Returns the record without releases that are not active, previous, announced, pinned or canary, and were replaced so
 * long ago that no open tab uses them, or exceed the maximum.
 * @param days for which a replaced release is retained
 */
export function withoutOldReleases(
  record: ReleaseRecord,
  { pin, canary }: Pick<RemoteListing, 'pin' | 'canary'>,
  now: number,
  days: number,
): ReleaseRecord {
  const retained = [record.active, record.previous, pin, canary?.version];
  const all = Object.entries(record.releases);
  const gone = all
    .flatMap(([version, { replacedAt }]) =>
      replacedAt === null || retained.includes(version) ? [] : [{ version, replacedAt }],
    )
    .toSorted((one, other) => one.replacedAt - other.replacedAt)
    .filter(({ replacedAt }, index) => now - replacedAt >= days * DAY_MS || index < all.length - MAX_STORED)
    .map(({ version }) => version);
  return withoutReleases(record, gone);
}
