import * as z from 'zod';

const moment = z.number();

/**
 * What the host knows of a remote's releases besides their files: it is written down, since dates of files tell of
 * their making. Moments are milliseconds.
 */
export const releaseRecord = z.object({
  /** The release in force. */
  current: z.string().nullable(),
  /** The one that was in force before it; null after it was taken back. */
  previous: z.string().nullable(),
  /** Whether the paths and slots of the release in force are its own: nobody of higher precedence was unheard of. */
  established: z.boolean(),
  releases: z.record(
    z.string(),
    z.object({
      /** When its remote began to announce it. */
      announcedAt: moment,
      /** When it ceased to be in force or announced; null for one that has not. */
      replacedAt: moment.nullable(),
      /** The public key that its signature was checked with. */
      signedBy: z.string().nullable(),
      /** Whether its remote went back from it, or past it, to an earlier one. */
      takenBack: z.boolean(),
    }),
  ),
  /** Commit time of the newest release that was taken in, for each public key that its signature was checked with. */
  newestSigned: z.record(z.string(), moment),
});

export type ReleaseRecord = z.infer<typeof releaseRecord>;

export const emptyRecord: ReleaseRecord = {
  current: null,
  previous: null,
  established: false,
  releases: {},
  newestSigned: {},
};

/** The versions of a record, the one announced last first. */
export const newestFirst = ({ releases }: ReleaseRecord): string[] =>
  Object.entries(releases)
    .toSorted(([, one], [, other]) => other.announcedAt - one.announcedAt)
    .map(([version]) => version);

/** Whether a release was announced before another one. */
export const isEarlier = ({ releases }: ReleaseRecord, version: string, other: string): boolean =>
  (releases[version]?.announcedAt ?? 0) < (releases[other]?.announcedAt ?? 0);

interface Announced {
  now: number;
  signedBy: string | null;
  /** Time of its commit, in milliseconds. */
  commitTime?: number | null;
}

/** The record after its remote has announced a release that is stored. */
export function withAnnounced(
  before: ReleaseRecord,
  version: string,
  { now, signedBy, commitTime = null }: Announced,
): ReleaseRecord {
  const record = withSigned(before, signedBy, commitTime);
  const newest = newestFirst(record)[0];
  const known = record.releases[version];
  const isKnown = known && newest === version && (signedBy === null || signedBy === known.signedBy);
  if (isKnown) return record;
  const announcedAt = known && newest === version ? known.announcedAt : Math.max(now, lastMoment(record) + 1);
  const release = {
    announcedAt,
    replacedAt: null,
    signedBy: signedBy ?? known?.signedBy ?? null,
    takenBack: known?.takenBack ?? false,
  };
  return replaced({ ...record, releases: { ...record.releases, [version]: release } }, now);
}

function withSigned(record: ReleaseRecord, signedBy: string | null, time: number | null): ReleaseRecord {
  if (signedBy === null || time === null) return record;
  const newest = record.newestSigned[signedBy];
  if (newest !== undefined && newest >= time) return record;
  return { ...record, newestSigned: { ...record.newestSigned, [signedBy]: time } };
}

/**
 * The record after a release has come into force. Where it was announced before the one that was, all between them
 * are taken back: none of them takes the place of another that fails.
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
  return replaced({ ...record, current: version, previous, releases: Object.fromEntries(releases) }, now);
}

/** The record of a remote that is no longer listed: open tabs go on with its files for a while. */
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

/** The record without releases that are gone. */
export function withoutReleases(record: ReleaseRecord, gone: readonly string[]): ReleaseRecord {
  const isThere = (version: string | null) => version !== null && !gone.includes(version);
  return {
    ...record,
    current: isThere(record.current) ? record.current : null,
    previous: isThere(record.previous) ? record.previous : null,
    releases: Object.fromEntries(Object.entries(record.releases).filter(([version]) => isThere(version))),
  };
}

/** Says of each release that is neither in force nor announced since when. */
function replaced(record: ReleaseRecord, now: number): ReleaseRecord {
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

const lastMoment = ({ releases }: ReleaseRecord): number =>
  Math.max(0, ...Object.values(releases).map(({ announcedAt }) => announcedAt));

/** Counts the releases that were announced after a timestamp. */
export const newestWithin = ({ releases }: ReleaseRecord, after: number): number =>
  Object.values(releases).filter(({ announcedAt }) => announcedAt > after).length;
