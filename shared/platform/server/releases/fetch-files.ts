import { errorText } from '@portal/server-kit/error-text';
import { formatReason, type PublishError } from '../../contract/reasons.ts';
import type { ReleaseManifest } from '../../contract/release-manifest.ts';
import { fetchWithTimeout, readBody } from '../fetch-with-timeout.ts';

const FILE_TIMEOUT_MS = 15_000;
/** Maximum size of a manifest, and of other documents about releases. */
export const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_RELEASE_BYTES = 128 * 1024 * 1024;
export const MAX_FILES = 5_000;
/** Timeout of the manifest, because others are read after it. */
const MANIFEST_TIMEOUT_MS = 2_000;

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

/** Rejects an announced release. The message, for the log, may contain text of another server. */
export class Rejection extends Error {
  readonly reason: PublishError;

  constructor(reason: PublishError, message = formatReason(reason)) {
    super(message);
    this.reason = reason;
  }
}

/** Loads a file of a release. Rejects if it is larger than described; the store verifies the hash. */
export type FetchFile = (
  file: string,
  described: { sha256: string; size: number },
  signal: AbortSignal,
) => Promise<Uint8Array>;

/** Creates the loader of a release's files from its remote's server. @param url base of the file names */
export const filesAt =
  (url: string): FetchFile =>
  (file, { size }, signal) =>
    readBytes(`${url}/${file}`, size, signal).catch((error: unknown) => {
      throw new Error(`${file}: ${errorText(error)}`);
    });

/** Fetches bytes. @throws Error if the request fails or the response is larger than `most` */
export async function readBytes(url: string, most: number, signal?: AbortSignal): Promise<Buffer> {
  const content = await readIfPresent(url, most, signal);
  if (!content) throw new Error('does not exist');
  return content;
}

/** Fetches bytes as `readBytes` does, or returns null if the server says by a 4xx that it does not have them. */
export async function readIfPresent(url: string, most: number, signal?: AbortSignal): Promise<Buffer | null> {
  const response = await fetchWithTimeout(url, FILE_TIMEOUT_MS, { signal });
  if (response.ok) return readBody(response, most);
  await response.body?.cancel();
  if (response.status < 500) return null;
  throw new Error(`answers ${response.status}`);
}

/** Fetches a manifest; null if it still has the ETag. @throws Rejection if the response is incomplete or too large */
export async function readManifest(url: string, etag: string | null) {
  const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
  try {
    const response = await fetchWithTimeout(url, MANIFEST_TIMEOUT_MS, { headers });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`${url.split('/').at(-1)} answers ${response.status}`);
    return { bytes: await readBody(response, MAX_MANIFEST_BYTES), etag: response.headers.get('etag') };
  } catch (error) {
    throw new Rejection({ kind: 'unreachable' }, errorText(error));
  }
}
