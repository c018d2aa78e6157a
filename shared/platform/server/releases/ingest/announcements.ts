import { errorText } from '@portal/server-kit/error-text';
import { verifyRelease } from '@portal/server-kit/verify-release';
import * as z from 'zod';
import { releaseKey } from '../../../contract/names.ts';
import { formatReason, type IngestError } from '../../../contract/reasons.ts';
import { type ReleaseManifest, releaseManifest } from '../../../contract/release-manifest.ts';
import type { Listener } from '../../events/events.ts';
import { type ForeignRemote, getKeys, isForeign, type LocatedRemote } from '../registry.ts';
import type { Announcement, RejectedAnnouncement } from './evaluate-announcement.ts';
import { AnnouncementError, fetchManifest, readManifestBytes } from './fetch-files.ts';
import { createBuildReader } from './foreign/find-files.ts';
import { readFederationManifest, readForeignRelease } from './foreign/read-foreign.ts';

/** Result of reading a remote's announcement. */
export type Announced =
  | { kind: 'unchanged' }
  | RejectedAnnouncement
  | {
      kind: 'announced';
      /** Identifies the release and its listing. */
      id: string;
      /** Fetches the announcement; a foreign release is only known once all its files are loaded. */
      fetch(): Promise<{ kind: 'fetched'; announcement: Announcement } | RejectedAnnouncement>;
      /** Makes the same announcement `unchanged` from now on. */
      markSeen(): void;
    };

/** Reads announcements, compares them with the last ones, and tracks their errors. */
export function createAnnouncements(report: (line: string) => void, emit: Listener) {
  /** Last announcement of each source: its ETag or its ID. */
  const lastSeen = new Map<string, string>();
  const unsigned = new Set<string>();
  const problems = new Map<string, { problem: IngestError; message: string }>();

  function warnUnsigned({ name, key }: LocatedRemote): void {
    if (key !== undefined || unsigned.has(name)) return;
    unsigned.add(name);
    report(`${name}: the registry names no key, so that its signature is not asked for`);
  }

  async function readOwn(listing: LocatedRemote): Promise<Announced> {
    const { name, url, key, pin } = listing;
    warnUnsigned(listing);
    const source = `${name} ${url} ${key}`;
    const read = await readAnnouncement(listing, lastSeen.get(source));
    if (!read) return { kind: 'unchanged' };
    lastSeen.delete(source);
    const { announcement, etag } = read;
    return {
      kind: 'announced',
      id: JSON.stringify([source, pin, releaseKey(announcement.manifest)]),
      fetch: async () => ({ kind: 'fetched', announcement }),
      markSeen: () => void (etag && lastSeen.set(source, etag)),
    };
  }

  async function readForeign(listing: ForeignRemote): Promise<Announced> {
    const { name, url, paths, slots, team } = listing;
    const source = `${name} `;
    const manifest = await readFederationManifest(url);
    const id = JSON.stringify([name, url, paths, slots, team, manifest.digest]);
    if (lastSeen.get(source) === id) return { kind: 'unchanged' };
    const fetch = async () =>
      ({
        kind: 'fetched',
        announcement: await readForeignRelease(listing, manifest, createBuildReader(url)),
      }) as const;
    return {
      kind: 'announced',
      id,
      fetch: () => catchRejection(fetch),
      markSeen: () => void lastSeen.set(source, id),
    };
  }

  return {
    /** Reads a remote's announcement and verifies its signature. */
    read: (listing: LocatedRemote): Promise<Announced> =>
      catchRejection(() => (isForeign(listing) ? readForeign(listing) : readOwn(listing))),
    /** Discards a remote's seen announcement. */
    forget(name: string): void {
      for (const source of lastSeen.keys()) if (source.startsWith(`${name} `)) lastSeen.delete(source);
    },
    /** Returns the error of the release that a remote announces now. */
    problemOf: (name: string): IngestError | null => problems.get(name)?.problem ?? null,
    /** Stores an error and emits an event if it is new. */
    setProblem(
      name: string,
      { problem, message = formatReason(problem) }: Omit<RejectedAnnouncement, 'kind'>,
    ): void {
      const before = problems.get(name);
      if (before?.problem.kind === problem.kind && before.message === message) return;
      problems.set(name, { problem, message });
      emit({ kind: 'announcement-refused', remote: name, reason: problem, message });
    },
    /** Removes a remote's error and emits an event if there was one. */
    endProblem(name: string): void {
      if (problems.delete(name)) emit({ kind: 'announcement-back', remote: name });
    },
  };
}

async function catchRejection<Outcome>(
  step: () => Promise<Outcome>,
): Promise<Outcome | RejectedAnnouncement> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return { kind: 'refused', problem: error.problem, message: error.message };
  }
}

/**
 * Reads a remote's announcement, with its signature if the registry lists a key. Manifest and signature are separate
 * files: while they are replaced they may not match, which the next refresh resolves.
 * @param before ETag of the last response
 * @returns null if it is unchanged
 * @throws AnnouncementError
 */
export async function readAnnouncement(
  listing: LocatedRemote,
  before: string | undefined,
): Promise<{ announcement: Announcement; etag: string | null } | null> {
  const { name, url } = listing;
  const response = await fetchManifest(`${url}/portal.json`, before ? { 'if-none-match': before } : {});
  if (response.status === 304) return null;
  if (!response.ok) throw new AnnouncementError('unreachable', `portal.json answers ${response.status}`);
  const bytes = await readManifestBytes(response);
  const signedBy = await verifySignature(listing, bytes);
  const manifest = parse(bytes);
  if (manifest.name !== name) throw new AnnouncementError('unreadable', `calls itself ${manifest.name}`);
  const etag = response.headers.get('etag');
  return { announcement: { manifest, bytes, signedBy }, etag };
}

/**
 * Returns the key that verifies a manifest's signature; null if the registry lists no key.
 * @throws AnnouncementError if no key does
 */
async function verifySignature(listing: LocatedRemote, manifest: Uint8Array): Promise<string | null> {
  const keys = getKeys(listing);
  if (keys.length === 0) return null;
  const signed = await fetchManifest(`${listing.url}/portal.json.sig`, {});
  const signature = signed.ok ? new TextDecoder().decode(await readManifestBytes(signed)) : null;
  const verdicts = keys.map((key) => ({ key, ...verifyRelease(manifest, signature, key) }));
  const valid = verdicts.find(({ kind }) => kind === 'valid');
  if (valid) return valid.key;
  const [first] = verdicts;
  throw new AnnouncementError('unsigned', first?.kind === 'invalid' ? first.reason : 'no key');
}

function parse(bytes: Uint8Array): ReleaseManifest {
  try {
    return z.parse(releaseManifest, JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new AnnouncementError('unreadable', errorText(error));
  }
}
