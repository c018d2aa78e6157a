import { isHashed } from '@portal/server-kit/immutable-file';
import { findExceededBudget } from '../../contract/budget.ts';
import type { PublishError } from '../../contract/reasons.ts';
import { listStoredFiles, type ReleaseManifest } from '../../contract/release-manifest.ts';
import { getKeys, type LocatedRemote } from './registry.ts';
import { countAnnouncedAfter, type ReleaseRecord } from './release-record.ts';

export interface Announcement {
  manifest: ReleaseManifest;
  /** `portal.json` as received, and its SHA-256. */
  bytes: Uint8Array;
  digest: string;
  /** Files by name in the manifest, if they are already loaded. */
  contents?: ReadonlyMap<string, Uint8Array>;
  /** Key that verified the signature; null if the registry lists none. */
  signedBy: string | null;
}

/** Returns the timestamp of a release's commit, or null. */
export function commitTime({ commit }: Pick<ReleaseManifest, 'commit'>): number | null {
  const time = Date.parse(commit?.time ?? '');
  return Number.isNaN(time) ? null : time;
}

const HOUR_MS = 3_600_000;

/** Tolerance for clocks that differ. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

/** Maximum number of new releases of one remote, so that it cannot fill the disk of every host. */
const MAX_NEW_PER_HOUR = 30;

/** Parts of a stored release that the rules need. */
interface KnownRelease {
  manifest: Pick<ReleaseManifest, 'version' | 'files'>;
  digest: string;
}

interface StorageLimits {
  maxBytes?: number;
  /** Further stored releases of the remote, whose versions and hashed files must not change. */
  others?: readonly KnownRelease[];
}

/** Decision about an announced release. */
export type AnnouncementVerdict =
  | { kind: 'stored' }
  | { kind: 'refused'; problem: PublishError }
  /** Not stored: its files have to be fetched. */
  | { kind: 'new' };

/**
 * Decides about an announced release.
 * @param stored the releases of the same record
 * @param listing the pinned version, which may be older, the keys and the budgets
 * @param limits of a preview
 */
export function evaluateAnnouncement(
  { manifest, digest, signedBy }: Pick<Announcement, 'manifest' | 'digest' | 'signedBy'>,
  { record, releases }: { record: ReleaseRecord; releases: ReadonlyMap<string, KnownRelease> },
  { pin, key, budget = {} }: Pick<LocatedRemote, 'pin' | 'key' | 'budget'>,
  now: number,
  { maxBytes, others = [] }: StorageLimits = {},
): AnnouncementVerdict {
  const time = commitTime(manifest) ?? 0;
  // Every later release would be older, also if the registry pins this one.
  if (time > now + MAX_CLOCK_SKEW_MS) return { kind: 'refused', problem: { kind: 'future' } };
  // While a team changes its keys, the newest release counts for both.
  const keys = signedBy === null ? [] : [signedBy, ...getKeys({ key })];
  const newest = Math.max(0, ...keys.map((each) => record.newestSigned[each] ?? 0));
  // The server may be replaying an old release.
  if (time < newest && manifest.version !== pin) return { kind: 'refused', problem: { kind: 'older' } };
  const known = releases.get(manifest.version);
  if (known?.digest === digest) return { kind: 'stored' };
  // A release stored without signature is published again if it is now signed with another manifest.
  const isSigned = signedBy === null || record.releases[manifest.version]?.signedBy === signedBy;
  const isReused = others.some(
    (other) => other.manifest.version === manifest.version && other.digest !== digest,
  );
  if ((known && isSigned) || isReused)
    return { kind: 'refused', problem: { kind: 'reused', version: manifest.version } };
  const stored = [...releases.values(), ...others].map((release) => release.manifest);
  const problem = findStorageProblem(manifest, stored, maxBytes) ?? findExceededBudget(manifest, budget);
  if (problem) return { kind: 'refused', problem };
  return countAnnouncedAfter(record, now - HOUR_MS) < MAX_NEW_PER_HOUR
    ? { kind: 'new' }
    : { kind: 'refused', problem: { kind: 'too-many', perHour: MAX_NEW_PER_HOUR } };
}

/** Maximum size of one file. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_RELEASE_BYTES = 128 * 1024 * 1024;
export const MAX_FILES = 5_000;

/** A version becomes part of URLs. */
const versionName = /^\w[\w.-]{0,63}$/;

/** Returns why a release cannot be stored, or null. */
export function findStorageProblem(
  manifest: ReleaseManifest,
  stored: readonly Pick<ReleaseManifest, 'files'>[],
  maxBytes = MAX_RELEASE_BYTES,
): PublishError | null {
  const files = Object.entries(listStoredFiles(manifest));
  const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  if (!versionName.test(manifest.version)) return { kind: 'misnamed' };
  if (files.some(([, { size }]) => size < 0)) return { kind: 'unreadable' };
  if (files.length > MAX_FILES || bytes > maxBytes) return { kind: 'too-large' };
  if (files.some(([, { size }]) => size > MAX_FILE_BYTES)) return { kind: 'too-large' };
  const changed = files.find(([file, { sha256 }]) =>
    stored.some((release) => isFixed(file) && (release.files[file]?.sha256 ?? sha256) !== sha256),
  );
  return changed ? { kind: 'changed', file: changed[0] } : null;
}

/** Returns whether a browser file's name identifies its content. Only compressed forms may differ between builds. */
const isFixed = (file: string): boolean =>
  file.startsWith('web/') && isHashed(file) && !/\.(br|gz)$/.test(file);
