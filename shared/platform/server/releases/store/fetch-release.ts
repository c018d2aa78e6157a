import { hash } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/shared/server/error-text';
import PQueue from 'p-queue';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { syncFolder, writeThrough } from './write-atomically.ts';

/** Files asked for at the same time. */
const CONCURRENT = 6;
/** Milliseconds for one file. */
const TIME_LIMIT = 15_000;

interface FetchReleaseOptions {
  url: string;
  manifest: ReleaseManifest;
  /** Files that are at hand already, and need not be asked for. */
  contents?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Folder that the files are written to; it is there. */
  folder: string;
  /** Releases of the same remote that are stored already. */
  stored: readonly { folder: string; manifest: ReleaseManifest }[];
}

/**
 * Brings every file of a release into a folder, each compared with its hash. What another release has is linked to and
 * not asked for.
 * @throws Error that names the first file that is missing or another
 */
export async function fetchRelease({
  url,
  manifest,
  contents,
  folder,
  stored,
}: FetchReleaseOptions): Promise<void> {
  const files = Object.entries(manifest.files);
  const folders = new Set(files.map(([file]) => path.join(folder, path.dirname(file))));
  for (const each of folders) await mkdir(each, { recursive: true, mode: 0o700 });
  const queue = new PQueue({ concurrency: CONCURRENT });
  const stop = new AbortController();
  const work = files.map(([file, expected]) =>
    queue.add(async () => {
      // Not given to the queue, which would no longer wait for what is being written: the folder goes after that.
      stop.signal.throwIfAborted();
      const target = path.join(folder, file);
      const source = stored.find((each) => each.manifest.files[file]?.sha256 === expected.sha256);
      if (source && (await linked(path.join(source.folder, file), target, expected.sha256))) return;
      const content = contents?.get(file) ?? (await fetchFile(`${url}/${file}`, file, expected, stop.signal));
      await writeThrough(target, content);
    }),
  );
  try {
    await Promise.all(work);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(work);
    throw error;
  }
  for (const each of [...folders, folder]) await syncFolder(each);
}

/** Whether a file could be taken over from another release: a damaged one is not. */
async function linked(source: string, target: string, sha256: string): Promise<boolean> {
  try {
    if (hash('sha256', await readFile(source)) !== sha256) return false;
    await link(source, target);
    return true;
  } catch {
    await rm(target, { force: true });
    return false;
  }
}

async function fetchFile(
  url: string,
  file: string,
  expected: { sha256: string; size: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const content = await readBytes(url, expected.size, signal).catch((error: unknown) => {
    throw new Error(`${file}: ${errorText(error)}`);
  });
  if (hash('sha256', content) !== expected.sha256) throw new Error(`${file} is not the announced file`);
  return content;
}

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
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error('is larger than announced');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
