import { hash } from 'node:crypto';
import { errorText } from '@portal/shared/server/error-text';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { readBody } from '../../read-body.ts';
import type { FileOf } from '../store/release-store.ts';

/** Milliseconds for one file. */
const TIME_LIMIT = 15_000;

/**
 * What fetches the files of a release, each compared with its size and hash.
 * @param url that their names are relative to
 */
export const filesAt =
  ({ files }: Pick<ReleaseManifest, 'files'>, url: string): FileOf =>
  async (file, signal) => {
    const { sha256, size } = files[file] ?? { sha256: '', size: 0 };
    const content = await readBytes(`${url}/${file}`, size, signal).catch((error: unknown) => {
      throw new Error(`${file}: ${errorText(error)}`);
    });
    if (hash('sha256', content) !== sha256) throw new Error(`${file} is not the announced file`);
    return content;
  };

/**
 * Fetches bytes as they are, within 15 s.
 * @param most bytes that are read at most
 * @throws Error where they are not had, or are more
 */
export async function readBytes(url: string, most: number, signal?: AbortSignal): Promise<Uint8Array> {
  const limits = [AbortSignal.timeout(TIME_LIMIT), ...(signal ? [signal] : [])];
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.any(limits) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answers ${response.status}`);
  }
  return readBody(response, most);
}
