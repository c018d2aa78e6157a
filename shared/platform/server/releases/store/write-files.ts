import { hash } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { listStoredFiles, type ReleaseManifest } from '../../../contract/release-manifest.ts';
import { syncFolder, writeThrough } from './write-atomically.ts';

const MAX_CONCURRENT_WRITES = 6;

/** Loads a file of a release and verifies its hash. */
export type FetchFile = (file: string, signal: AbortSignal) => Promise<Uint8Array>;

/**
 * Writes every file of a release into an existing folder. Files that another release contains are linked instead of
 * fetched.
 * @param otherPath returns the path of the same file in another release
 */
export async function writeFiles(
  manifest: ReleaseManifest,
  folder: string,
  fetchFile: FetchFile,
  otherPath: (file: string, sha256: string) => string | null,
): Promise<void> {
  const files = listStoredFiles(manifest);
  const folders = new Set(Object.keys(files).map((file) => path.join(folder, path.dirname(file))));
  for (const each of folders) await mkdir(each, { recursive: true, mode: 0o700 });
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_WRITES });
  const stop = new AbortController();
  const work = Object.entries(files).map(([file, { sha256 }]) =>
    queue.add(async () => {
      // The queue does not get the signal, because it would not wait for running writes, after which the folder is
      // removed.
      stop.signal.throwIfAborted();
      const target = path.join(folder, file);
      const other = otherPath(file, sha256);
      if (other && (await tryLink(other, target, sha256))) return;
      await writeThrough(target, await fetchFile(file, stop.signal));
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

/** Returns whether a file was linked to that of another release; damaged ones are not. */
async function tryLink(source: string, target: string, sha256: string): Promise<boolean> {
  try {
    if (hash('sha256', await readFile(source)) !== sha256) return false;
    await link(source, target);
    return true;
  } catch {
    await rm(target, { force: true });
    return false;
  }
}
