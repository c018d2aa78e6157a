import { hash } from 'node:crypto';
import { errorText } from '@portal/server-kit/error-text';
import type { IngestError } from '../../../contract/reasons.ts';
import { listStoredFiles, type ReleaseManifest } from '../../../contract/release-manifest.ts';
import { readBody } from '../../read-body.ts';
import type { FetchFile } from '../store/write-files.ts';

const FILE_TIMEOUT_MS = 15_000;
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** Timeout of the manifest and of its signature. */
const MANIFEST_TIMEOUT_MS = 2_000;

type ErrorKind = 'unreachable' | 'unreadable' | 'unsigned' | 'incomplete' | 'absolute' | 'too-large';

/**
 * @param message text for the log
 * @param files names for the public reason
 */
export class AnnouncementError extends Error {
  readonly problem: IngestError;

  constructor(kind: ErrorKind, message: string, files: readonly string[] = []) {
    super(message);
    this.problem = kind === 'incomplete' || kind === 'absolute' ? { kind, files } : { kind };
  }
}

/**
 * Creates the loader of a release's files, which verifies their sizes and hashes.
 * @param url base of the file names
 */
export const filesAt =
  (manifest: Pick<ReleaseManifest, 'files' | 'maps'>, url: string): FetchFile =>
  async (file, signal) => {
    const { sha256, size } = listStoredFiles(manifest)[file] ?? { sha256: '', size: 0 };
    const content = await readBytes(`${url}/${file}`, size, signal).catch((error: unknown) => {
      throw new Error(`${file}: ${errorText(error)}`);
    });
    if (hash('sha256', content) !== sha256) throw new Error(`${file} is not the announced file`);
    return content;
  };

/**
 * Fetches bytes without compression, with a timeout of 15 s.
 * @param most maximum number of bytes
 * @throws Error if the request fails or the response is larger
 */
export async function readBytes(url: string, most: number, signal?: AbortSignal): Promise<Uint8Array> {
  const limits = [AbortSignal.timeout(FILE_TIMEOUT_MS), ...(signal ? [signal] : [])];
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.any(limits) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answers ${response.status}`);
  }
  return readBody(response, most);
}

/**
 * Requests a manifest or its signature.
 * @throws AnnouncementError if the request fails
 */
export async function fetchManifest(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}

/** @throws AnnouncementError if the response breaks off or is too large */
export async function readManifestBytes(response: Response): Promise<Uint8Array> {
  try {
    return await readBody(response, MAX_MANIFEST_BYTES);
  } catch (error) {
    throw new AnnouncementError('unreachable', errorText(error));
  }
}
