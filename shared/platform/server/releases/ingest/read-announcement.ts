import { errorText } from '@portal/shared/server/error-text';
import { verifyRelease } from '@portal/shared/server/verify-release';
import * as z from 'zod/mini';
import type { IngestError } from '../../../contract/reasons.ts';
import { type ReleaseManifest, releaseManifest } from '../../../contract/release-manifest.ts';
import { readBody } from '../../read-body.ts';
import { keysOf, type LocatedRemote } from '../remote-listing.ts';

/** Bytes of a manifest at most. */
const LARGEST = 4 * 1024 * 1024;
/** Milliseconds for the manifest, and for its signature. */
const TIME_LIMIT = 2_000;

/** What a remote announces. */
export interface Announcement {
  manifest: ReleaseManifest;
  /** `portal.json` as it was sent. */
  bytes: Uint8Array;
  /** Its files, by their names in the manifest, where they are at hand already. */
  contents?: ReadonlyMap<string, Uint8Array>;
  /** The key that its signature was checked with; null where the registry has none. */
  signedBy: string | null;
}

/** Time of the commit that a release was made of, in milliseconds; null where it names none. */
export function commitTime({ commit }: Pick<ReleaseManifest, 'commit'>): number | null {
  const time = Date.parse(commit?.time ?? '');
  return Number.isNaN(time) ? null : time;
}

/** @param message what the log is told besides */
export class AnnouncementError extends Error {
  readonly problem: IngestError;

  constructor(kind: 'unreachable' | 'unreadable' | 'unsigned' | 'incomplete' | 'too-large', message: string) {
    super(message);
    this.problem = { kind };
  }
}

/**
 * Reads what a remote announces, with its signature where the registry names a key. Manifest and signature are two
 * files: while one is exchanged they do not fit together, and the next look finds them in order.
 * @param before ETag of the answer of before, by which a server says that nothing has changed
 * @returns null where it is the same as before
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
  const signedBy = await signerOf(listing, bytes);
  const manifest = parse(bytes);
  if (manifest.name !== name) throw new AnnouncementError('unreadable', `calls itself ${manifest.name}`);
  const etag = response.headers.get('etag');
  return { announcement: { manifest, bytes, signedBy }, etag };
}

/**
 * The key that a manifest is signed with; null where none is asked for.
 * @throws AnnouncementError where it is signed with none of them
 */
async function signerOf(listing: LocatedRemote, manifest: Uint8Array): Promise<string | null> {
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

/** @throws AnnouncementError where nobody answers */
export async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT) });
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}

/** @throws AnnouncementError where the answer breaks off or is too large */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  try {
    return await readBody(response, LARGEST);
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}
