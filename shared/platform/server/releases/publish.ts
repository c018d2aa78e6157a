import { hash } from 'node:crypto';
import { errorText } from '@portal/server-kit/error-text';
import { isHashed } from '@portal/server-kit/immutable-file';
import { verifyRelease } from '@portal/server-kit/verify-release';
import { findExceededBudget } from '../../contract/budget.ts';
import type { PublishError } from '../../contract/reasons.ts';
import { listStoredFiles, type ReleaseManifest } from '../../contract/release-manifest.ts';
import {
  type Announcement,
  filesAt,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_MANIFEST_BYTES,
  MAX_RELEASE_BYTES,
  Rejection,
  readIfPresent,
} from './fetch-files.ts';
import { createBuildReader, federationManifest, readForeignRelease } from './foreign/foreign-release.ts';
import { getKeys, isForeign, type LocatedRemote, type Track } from './registry.ts';
import { type ReleaseRecord, withPublished } from './release-record.ts';
import type { SmokeTestFailure } from './smoke-test.ts';
import { parseManifest, type Store, type StoredRelease } from './store.ts';

/** Maximum size of a preview's release: several times that of the portal's. */
const MAX_PREVIEW_BYTES = 16 * 1024 * 1024;

interface Options {
  store: Store;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestFailure | null>;
  /** Aborted when the process ends: an interrupted smoke test shows nothing. */
  signal: AbortSignal;
}

/**
 * Publishes what a remote or a preview announces: verifies its signature, applies the rules, fetches its files, compares
 * their hashes, tests the release and stores it.
 * @param announced `portal.json`, or the `mf-manifest.json` of other tooling, as received
 * @returns the version of the stored release with the result of its smoke test
 * @throws Rejection if it is not stored; another Error if the disk fails or `signal` is aborted
 */
export async function publish(
  { id, name, preview, listing }: Track,
  announced: Uint8Array,
  { store, smokeTest, signal }: Options,
): Promise<{ version: string; failure: SmokeTestFailure | null }> {
  const announcement = await readAnnouncement(listing, announced).catch((error: unknown) => {
    throw error instanceof Rejection ? error : new Rejection({ kind: 'unreadable' }, errorText(error));
  });
  const { manifest, bytes, contents, signedBy } = announcement;
  const { version } = manifest;
  const record = store.record(id);
  const releases = store.releases(id);
  // A preview must not change what browsers may have cached of the portal.
  const others = [...store.releases(name).values()];
  const limits = preview ? { others, maxBytes: MAX_PREVIEW_BYTES } : {};
  const error = findRuleError(announcement, { record, releases }, listing, Date.now(), limits);
  if (error) throw new Rejection(error);

  const fetchFile = filesAt(listing.url);
  const release = await store
    .add(manifest, bytes, async (file, ...rest) => contents?.get(file) ?? fetchFile(file, ...rest))
    .catch((error: unknown) => {
      throw new Rejection({ kind: 'incomplete' }, errorText(error));
    });
  const isTested =
    releases.get(version)?.digest === release.digest && record.releases[version]?.failedPart === null;
  const failure = isTested ? null : await smokeTest(release);
  signal.throwIfAborted();
  const published = withPublished(store.record(id), version, {
    now: Date.now(),
    digest: release.digest,
    signedBy,
    commitTime: commitTime(manifest),
    failedPart: failure?.part ?? null,
  });
  await store.save(id, published);
  return { version, failure };
}

/** @throws Error if no listed key has signed it, or it is not a manifest of this remote */
async function readAnnouncement(listing: LocatedRemote, bytes: Uint8Array): Promise<Announcement> {
  if (isForeign(listing)) {
    const manifest = federationManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return readForeignRelease(listing, manifest, createBuildReader(listing.url));
  }
  const signedBy = await verifySignature(listing, bytes);
  const manifest = parseManifest(bytes);
  if (manifest.name !== listing.name) throw new Error(`calls itself ${manifest.name}`);
  return { manifest, bytes, digest: hash('sha256', bytes), signedBy };
}

/** Returns the key that verifies a manifest's signature; null if the registry lists none. */
async function verifySignature(listing: LocatedRemote, manifest: Uint8Array): Promise<string | null> {
  const keys = getKeys(listing);
  if (keys.length === 0) return null;
  const signature = await readIfPresent(`${listing.url}/portal.json.sig`, MAX_MANIFEST_BYTES).catch(
    (error: unknown) => {
      throw new Rejection({ kind: 'unreachable' }, `portal.json.sig: ${errorText(error)}`);
    },
  );
  const verified = keys.map((key) => ({ key, ...verifyRelease(manifest, signature && `${signature}`, key) }));
  const valid = verified.find(({ kind }) => kind === 'valid');
  if (valid) return valid.key;
  const [first] = verified;
  throw new Rejection({ kind: 'unsigned' }, first?.kind === 'invalid' ? first.reason : 'no key');
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

interface KnownRelease {
  manifest: Pick<ReleaseManifest, 'version' | 'files'>;
  digest: string;
}

/** Limits of a preview. */
interface StorageLimits {
  maxBytes?: number;
  /** Further stored releases of the remote, whose versions and hashed files must not change. */
  others?: readonly KnownRelease[];
}

/** Returns the rule that an announced release violates, or null. Pure. The pinned version may be older. */
export function findRuleError(
  { manifest, digest, signedBy }: Pick<Announcement, 'manifest' | 'digest' | 'signedBy'>,
  { record, releases }: { record: ReleaseRecord; releases: ReadonlyMap<string, KnownRelease> },
  { pin, key, budget = {} }: Pick<LocatedRemote, 'pin' | 'key' | 'budget'>,
  now: number,
  { maxBytes, others = [] }: StorageLimits = {},
): PublishError | null {
  const { version } = manifest;
  const time = commitTime(manifest) ?? 0;
  // Every later release would be older, also if the registry pins this one.
  if (time > now + MAX_CLOCK_SKEW_MS) return { kind: 'future' };
  // While a team changes its keys, the newest release counts for both.
  const keys = signedBy === null ? [] : [signedBy, ...getKeys({ key })];
  const newest = Math.max(0, ...keys.map((each) => record.newestSigned[each] ?? 0));
  // The server may be replaying an old release.
  if (time < newest && version !== pin) return { kind: 'older' };
  const known = releases.get(version);
  if (known?.digest === digest) return null;
  // A release stored without signature is published again if it is now signed with another manifest.
  const isSigned = signedBy === null || record.releases[version]?.signedBy === signedBy;
  const isReused = others.some((other) => other.manifest.version === version && other.digest !== digest);
  if ((known && isSigned) || isReused) return { kind: 'reused', version };
  const stored = [...releases.values(), ...others].map((release) => release.manifest);
  const announcedLately = Object.values(record.releases).filter((each) => each.announcedAt > now - HOUR_MS);
  return (
    findStorageError(manifest, stored, maxBytes) ??
    findExceededBudget(manifest, budget) ??
    (announcedLately.length < MAX_NEW_PER_HOUR ? null : { kind: 'too-many', perHour: MAX_NEW_PER_HOUR })
  );
}

/** A version becomes part of URLs. */
const versionName = /^\w[\w.-]{0,63}$/;

export function findStorageError(
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
