import * as z from 'zod';

const timestamp = z.number();

/** State of a remote's releases. It is stored, because file dates only show when a build ran. Timestamps are in ms. */
export const releaseRecord = z.object({
  /** Version of the active release. */
  current: z.string().nullable(),
  /** Version that was active before it; null after a rollback. */
  previous: z.string().nullable(),
  /** Whether the active release owns its paths and slots: no remote of higher precedence was unknown. */
  established: z.boolean(),
  releases: z.record(
    z.string(),
    z.object({
      /** Start of its announcement. */
      announcedAt: timestamp,
      /** End of its activation or announcement; null before. */
      replacedAt: timestamp.nullable(),
      /** Public key that verified its signature. */
      signedBy: z.string().nullable(),
      /** Whether its remote was rolled back from it, or past it. */
      takenBack: z.boolean(),
    }),
  ),
  /** Commit timestamp of the newest ingested release, by the public key of its signature. */
  newestSigned: z.record(z.string(), timestamp),
});

export type ReleaseRecord = z.infer<typeof releaseRecord>;

export const emptyRecord: ReleaseRecord = {
  current: null,
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

interface Announced {
  now: number;
  signedBy: string | null;
  /** Timestamp of its commit. */
  commitTime?: number | null;
}

/** Returns the record after a stored release was announced. */
export function withAnnounced(
  before: ReleaseRecord,
  version: string,
  { now, signedBy, commitTime = null }: Announced,
): ReleaseRecord {
  const record = recordSignature(before, signedBy, commitTime);
  const newest = newestFirst(record)[0];
  const known = record.releases[version];
  const isKnown = known && newest === version && (signedBy === null || signedBy === known.signedBy);
  if (isKnown) return record;
  const announcedAt =
    known && newest === version ? known.announcedAt : Math.max(now, getLastAnnouncedAt(record) + 1);
  const release = {
    announcedAt,
    replacedAt: null,
    signedBy: signedBy ?? known?.signedBy ?? null,
    takenBack: known?.takenBack ?? false,
  };
  return markReplaced({ ...record, releases: { ...record.releases, [version]: release } }, now);
}

function recordSignature(record: ReleaseRecord, signedBy: string | null, time: number | null): ReleaseRecord {
  if (signedBy === null || time === null) return record;
  const newest = record.newestSigned[signedBy];
  if (newest !== undefined && newest >= time) return record;
  return { ...record, newestSigned: { ...record.newestSigned, [signedBy]: time } };
}

/**
 * Returns the record after a release became active. A rollback also marks all releases that it skips: none of them may
 * become a fallback.
 */
export function withCurrent(record: ReleaseRecord, version: string, now: number): ReleaseRecord {
  const { current } = record;
  if (current === version) return record;
  const isBack = current !== null && isEarlier(record, version, current);
  const releases = Object.entries(record.releases).map(([each, release]) => {
    const isPassed = isBack && isEarlier(record, version, each) && !isEarlier(record, current, each);
    return [each, { ...release, takenBack: each !== version && (isPassed || release.takenBack) }];
  });
  const previous = isBack ? null : current;
  return markReplaced({ ...record, current: version, previous, releases: Object.fromEntries(releases) }, now);
}

/** Returns the record of an unlisted remote; its files stay for a while, for open tabs. */
export function withoutListing(record: ReleaseRecord, now: number): ReleaseRecord {
  if (record.current === null && Object.values(record.releases).every((each) => each.replacedAt !== null))
    return record;
  const releases = Object.entries(record.releases).map(([version, release]) => [
    version,
    { ...release, replacedAt: release.replacedAt ?? now },
  ]);
  return {
    ...record,
    current: null,
    previous: null,
    established: false,
    releases: Object.fromEntries(releases),
  };
}

export function withoutReleases(record: ReleaseRecord, gone: readonly string[]): ReleaseRecord {
  const isThere = (version: string | null) => version !== null && !gone.includes(version);
  return {
    ...record,
    current: isThere(record.current) ? record.current : null,
    previous: isThere(record.previous) ? record.previous : null,
    releases: Object.fromEntries(Object.entries(record.releases).filter(([version]) => isThere(version))),
  };
}

/** Sets `replacedAt` of releases that are neither active nor announced. */
function markReplaced(record: ReleaseRecord, now: number): ReleaseRecord {
  const staying = new Set([record.current, newestFirst(record)[0]]);
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

const getLastAnnouncedAt = ({ releases }: ReleaseRecord): number =>
  Math.max(0, ...Object.values(releases).map(({ announcedAt }) => announcedAt));

export const newestWithin = ({ releases }: ReleaseRecord, after: number): number =>
  Object.values(releases).filter(({ announcedAt }) => announcedAt > after).length;
