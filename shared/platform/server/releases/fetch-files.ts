import { errorText } from '@portal/server-kit/error-text';
import type { PublishError } from '../../contract/reasons.ts';
import { fetchWithTimeout, readBody } from '../fetch-with-timeout.ts';
import type { FetchFile } from './store.ts';

const FILE_TIMEOUT_MS = 15_000;
export const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** Timeout of the manifest and of its signature. */
const MANIFEST_TIMEOUT_MS = 2_000;

type ErrorKind = 'unreachable' | 'unreadable' | 'unsigned' | 'incomplete' | 'absolute' | 'too-large';

/**
 * @param message text for the log
 * @param files names for the public reason
 */
export class AnnouncementError extends Error {
  readonly problem: PublishError;

  constructor(kind: ErrorKind, message: string, files: readonly string[] = []) {
    super(message);
    this.problem = kind === 'incomplete' || kind === 'absolute' ? { kind, files } : { kind };
  }
}

/** Creates the loader of a release's files from its remote's server. @param url base of the file names */
export const filesAt =
  (url: string): FetchFile =>
  (file, { size }, signal) =>
    readBytes(`${url}/${file}`, size, signal).catch((error: unknown) => {
      throw new Error(`${file}: ${errorText(error)}`);
    });

/**
 * Fetches bytes, with a timeout of 15 s.
 * @param most maximum number of bytes
 * @throws Error if the request fails or the response is larger
 */
export async function readBytes(url: string, most: number, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await fetchWithTimeout(url, FILE_TIMEOUT_MS, { signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answers ${response.status}`);
  }
  return readBody(response, most);
}

/**
 * Fetches a manifest or its signature.
 * @param etag of the last response
 * @returns null if it is unchanged
 * @throws AnnouncementError if there is no complete response, or it is too large
 */
export async function readManifest(
  url: string,
  etag: string | null = null,
): Promise<{ bytes: Uint8Array; etag: string | null } | null> {
  const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
  try {
    const response = await fetchWithTimeout(url, MANIFEST_TIMEOUT_MS, { headers });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`${url.split('/').at(-1)} answers ${response.status}`);
    return { bytes: await readBody(response, MAX_MANIFEST_BYTES), etag: response.headers.get('etag') };
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}
