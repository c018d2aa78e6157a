import * as z from 'zod';
import type { RemoteListing } from './registry.ts';

const timestamp = z.number();

/** Releases of a remote, or of one of its previews. File dates only show when a build ran. Timestamps are in ms. */
export const releaseRecord = z.object({
  /** Version of the active release. */
  active: z.string().nullable(),
  /** Version that was active before it; null after a rollback. */
  previous: z.string().nullable(),
  /** Whether the active release owns its paths and slots: no remote of higher precedence was unknown. */
  established: z.boolean(),
  releases: z.record(
    z.string(),
    z.object({
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
    }),
  ),
  /** Commit timestamp of the newest published release, by the public key of its signature. */
  newestSigned: z.record(z.string(), timestamp),
});

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

export const countAnnouncedAfter = ({ releases }: ReleaseRecord, after: number): number =>
  Object.values(releases).filter(({ announcedAt }) => announcedAt > after).length;

interface Published {
  now: number;
  digest: string;
  signedBy: string | null;
  failedPart: string | null;
  /** Timestamp of its commit. */
  commitTime: number | null;
}

/** Returns the record after a release was published; the same object if nothing changes. */
export function withPublished(
  before: ReleaseRecord,
  version: string,
  { now, commitTime, ...published }: Published,
): ReleaseRecord {
  const record = recordSignature(before, published.signedBy, commitTime);
  const known = record.releases[version];
  const isNewest = known !== undefined && newestFirst(record)[0] === version;
  const signedBy = published.signedBy ?? known?.signedBy ?? null;
  const isSame =
    known?.digest === published.digest &&
    known.failedPart === published.failedPart &&
    known.signedBy === signedBy;
  if (isNewest && isSame) return record;
  const lastAnnouncedAt = Math.max(0, ...Object.values(record.releases).map((each) => each.announcedAt));
  const release = {
    ...published,
    signedBy,
    announcedAt: isNewest ? known.announcedAt : Math.max(now, lastAnnouncedAt + 1),
    replacedAt: null,
    isRolledBack: known?.isRolledBack ?? false,
  };
  return markReplaced({ ...record, releases: { ...record.releases, [version]: release } }, now);
}

function recordSignature(record: ReleaseRecord, signedBy: string | null, time: number | null): ReleaseRecord {
  if (signedBy === null || time === null || (record.newestSigned[signedBy] ?? -1) >= time) return record;
  return { ...record, newestSigned: { ...record.newestSigned, [signedBy]: time } };
}

/**
 * Returns the record after a decision.
 * @param version the active release; null for none, which changes nothing
 * @param allKnown whether no remote of higher precedence is unknown
 */
export function withActive(
  record: ReleaseRecord,
  version: string | null,
  { allKnown, now }: { allKnown: boolean; now: number },
): ReleaseRecord {
  if (version === null) return record;
  const next = record.active === version ? record : activate(record, version, now);
  return allKnown && !next.established ? { ...next, established: true } : next;
}

/** A rollback also marks all releases that it skips: none of them may become a fallback. */
function activate(record: ReleaseRecord, version: string, now: number): ReleaseRecord {
  const { active } = record;
  const isBack = isRollback(record, version);
  const releases = Object.entries(record.releases).map(([each, release]) => {
    const isPassed = isBack && isEarlier(record, version, each) && !isEarlier(record, active ?? '', each);
    return [each, { ...release, isRolledBack: each !== version && (isPassed || release.isRolledBack) }];
  });
  const previous = isBack ? null : active;
  return markReplaced({ ...record, active: version, previous, releases: Object.fromEntries(releases) }, now);
}

/** Returns the record of an unlisted remote; its files stay for a while, for open tabs. */
export function withoutListing(record: ReleaseRecord, now: number): ReleaseRecord {
  if (record.active === null && Object.values(record.releases).every((each) => each.replacedAt !== null))
    return record;
  const releases = Object.entries(record.releases).map(([version, release]) => [
    version,
    { ...release, replacedAt: release.replacedAt ?? now },
  ]);
  return {
    ...record,
    active: null,
    previous: null,
    established: false,
    releases: Object.fromEntries(releases),
  };
}

/** Returns the record without some releases; the same object if it has none of them. */
export function withoutReleases(record: ReleaseRecord, gone: readonly string[]): ReleaseRecord {
  if (gone.length === 0) return record;
  const retain = (version: string | null) => (version !== null && !gone.includes(version) ? version : null);
  return {
    ...record,
    active: retain(record.active),
    previous: retain(record.previous),
    releases: Object.fromEntries(Object.entries(record.releases).filter(([version]) => retain(version))),
  };
}

/** Sets `replacedAt` of releases that are neither active nor announced. */
function markReplaced(record: ReleaseRecord, now: number): ReleaseRecord {
  const staying = new Set([record.active, newestFirst(record)[0]]);
  return {
    ...record,
    releases: Object.fromEntries(
      Object.entries(record.releases).map(([version, release]) => [
        version,
        { ...release, replacedAt: staying.has(version) ? null : (release.replacedAt ?? now) },
      ]),
    ),
  };
}

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
  listing: Pick<RemoteListing, 'pin' | 'canary'>,
  now: number,
  days: number,
): string[] {
  const retained = new Set([record.active, record.previous, listing.pin, listing.canary?.version]);
  const all = Object.entries(record.releases);
  return all
    .flatMap(([version, { replacedAt }]) =>
      replacedAt === null || retained.has(version) ? [] : [{ version, replacedAt }],
    )
    .toSorted((one, other) => one.replacedAt - other.replacedAt)
    .filter(({ replacedAt }, index) => now - replacedAt >= days * DAY_MS || index < all.length - MAX_STORED)
    .map(({ version }) => version);
}
