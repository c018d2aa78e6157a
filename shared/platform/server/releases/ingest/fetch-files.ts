import { hash } from 'node:crypto';
import { errorText } from '@portal/shared/server/error-text';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { readBody } from '../../read-body.ts';
import type { FetchFile } from '../store/write-files.ts';

const FILE_TIMEOUT_MS = 15_000;

/**
 * Creates the loader of a release's files, which verifies their sizes and hashes.
 * @param url base of the file names
 */
export const filesAt =
  ({ files }: Pick<ReleaseManifest, 'files'>, url: string): FetchFile =>
  async (file, signal) => {
    const { sha256, size } = files[file] ?? { sha256: '', size: 0 };
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
