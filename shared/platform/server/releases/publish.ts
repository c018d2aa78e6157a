import { hash } from 'node:crypto';
import { errorText } from '@portal/server-kit/error-text';
import { verifyRelease } from '@portal/server-kit/verify-release';
import { formatReason, type PublishError } from '../../contract/reasons.ts';
import type { ReleaseManifest } from '../../contract/release-manifest.ts';
import { type Announcement, commitTime, evaluateAnnouncement } from './evaluate-announcement.ts';
import { AnnouncementError, filesAt, readManifest } from './fetch-files.ts';
import { createBuildReader, parseFederationManifest, readForeignRelease } from './foreign/read-foreign.ts';
import { getKeys, isForeign, type LocatedRemote, type Track } from './registry.ts';
import { withPublished } from './release-record.ts';
import type { SmokeTestResult } from './smoke-test.ts';
import { parseManifest, type Store, type StoredRelease } from './store.ts';

/** Maximum size of a preview's release: several times that of the portal's. */
const MAX_PREVIEW_BYTES = 16 * 1024 * 1024;

export type PublishVerdict =
  /** The store has the release, with the result of its smoke test. */
  | { kind: 'stored'; version: string; test: SmokeTestResult }
  /** `message` may contain text of another server, which only the log shows. */
  | { kind: 'refused'; problem: PublishError; message: string };

interface Options {
  store: Store;
  smokeTest: (release: StoredRelease) => Promise<SmokeTestResult>;
  now: () => number;
  /** Aborted when the process ends: an interrupted smoke test shows nothing. */
  signal: AbortSignal;
}

/**
 * Publishes what a remote or a preview announces: verifies its signature, applies the rules, fetches its files, compares
 * their hashes, tests the release and stores it.
 * @param announced `portal.json`, or the `mf-manifest.json` of other tooling, as received
 * @throws Error if the disk fails or `signal` is aborted
 */
export async function publish(
  { name, preview, listing }: Track,
  announced: Uint8Array,
  { store, smokeTest, now, signal }: Options,
): Promise<PublishVerdict> {
  try {
    const announcement = isForeign(listing)
      ? await readForeignRelease(listing, parseFederationManifest(announced), createBuildReader(listing.url))
      : await readOwnRelease(listing, announced);
    const { manifest, bytes, contents, signedBy } = announcement;
    const { version } = manifest;
    const key = { name, preview: preview?.name ?? null };
    const record = store.record(key);
    // A preview must not change what browsers may have cached of the portal.
    const others = preview ? [...store.releases(store.record({ name, preview: null })).values()] : [];
    const verdict = evaluateAnnouncement(
      announcement,
      { record, releases: store.releases(record) },
      listing,
      now(),
      {
        others,
        ...(preview && { maxBytes: MAX_PREVIEW_BYTES }),
      },
    );
    if (verdict.kind === 'refused') return refuse(verdict.problem);

    const fetchFile = filesAt(listing.url);
    const release = await store
      .add(manifest, bytes, async (file, ...rest) => contents?.get(file) ?? fetchFile(file, ...rest))
      .catch((error: unknown) => {
        throw new AnnouncementError('incomplete', errorText(error));
      });
    const isTested = verdict.kind === 'stored' && record.releases[version]?.failedPart === null;
    const test: SmokeTestResult = isTested ? { kind: 'passed' } : await smokeTest(release);
    signal.throwIfAborted();
    const published = withPublished(store.record(key), version, {
      now: now(),
      digest: release.digest,
      signedBy,
      commitTime: commitTime(manifest),
      failedPart: test.kind === 'failed' ? test.part : null,
    });
    await store.save(key, published);
    return { kind: 'stored', version, test };
  } catch (error) {
    if (error instanceof AnnouncementError) return refuse(error.problem, error.message);
    throw error;
  }
}

const refuse = (problem: PublishError, message = formatReason(problem)): PublishVerdict => ({
  kind: 'refused',
  problem,
  message,
});

/** @throws AnnouncementError if no listed key has signed it, or it is not a manifest of this remote */
async function readOwnRelease(listing: LocatedRemote, bytes: Uint8Array): Promise<Announcement> {
  const signedBy = await verifySignature(listing, bytes);
  const manifest = parseOwnManifest(bytes);
  if (manifest.name !== listing.name)
    throw new AnnouncementError('unreadable', `calls itself ${manifest.name}`);
  return { manifest, bytes, digest: hash('sha256', bytes), signedBy };
}

function parseOwnManifest(bytes: Uint8Array): ReleaseManifest {
  try {
    return parseManifest(bytes);
  } catch (error) {
    throw new AnnouncementError('unreadable', errorText(error));
  }
}

/**
 * Returns the key that verifies a manifest's signature; null if the registry lists no key. Manifest and signature are
 * separate files: while they are replaced they may not match, which the next refresh resolves.
 */
async function verifySignature(listing: LocatedRemote, manifest: Uint8Array): Promise<string | null> {
  const keys = getKeys(listing);
  if (keys.length === 0) return null;
  const signature = await readManifest(`${listing.url}/portal.json.sig`).then(
    (signed) => signed && new TextDecoder().decode(signed.bytes),
    (error: unknown) => {
      if (/ answers 4/.test(errorText(error))) return null;
      throw error;
    },
  );
  const verified = keys.map((key) => ({ key, ...verifyRelease(manifest, signature, key) }));
  const valid = verified.find(({ kind }) => kind === 'valid');
  if (valid) return valid.key;
  const [first] = verified;
  throw new AnnouncementError('unsigned', first?.kind === 'invalid' ? first.reason : 'no key');
}
