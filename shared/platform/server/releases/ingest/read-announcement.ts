import { errorText } from '@portal/shared/server/error-text';
import { verifyRelease } from '@portal/shared/server/verify-release';
import * as z from 'zod';
import type { IngestError } from '../../../contract/reasons.ts';
import { type ReleaseManifest, releaseManifest } from '../../../contract/release-manifest.ts';
import { readBody } from '../../read-body.ts';
import { keysOf, type LocatedRemote } from '../remote-listing.ts';

const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** Timeout of the manifest and of its signature. */
const RESPONSE_TIMEOUT_MS = 2_000;

export interface Announcement {
  manifest: ReleaseManifest;
  /** `portal.json` as received. */
  bytes: Uint8Array;
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

/** @param message text for the log */
export class AnnouncementError extends Error {
  readonly problem: IngestError;

  constructor(kind: 'unreachable' | 'unreadable' | 'unsigned' | 'incomplete' | 'too-large', message: string) {
    super(message);
    this.problem = { kind };
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
  const response = await ask(`${url}/portal.json`, before ? { 'if-none-match': before } : {});
  if (response.status === 304) return null;
  if (!response.ok) throw new AnnouncementError('unreachable', `portal.json answers ${response.status}`);
  const bytes = await bytesOf(response);
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
  const keys = keysOf(listing);
  if (keys.length === 0) return null;
  const signed = await ask(`${listing.url}/portal.json.sig`, {});
  const signature = signed.ok ? new TextDecoder().decode(await bytesOf(signed)) : null;
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

/** @throws AnnouncementError if the request fails */
export async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}

/** @throws AnnouncementError if the response breaks off or is too large */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  try {
    return await readBody(response, MAX_MANIFEST_BYTES);
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}
