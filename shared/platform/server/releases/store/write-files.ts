import { hash } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import type { FileOf } from './release-store.ts';
import { syncFolder, writeThrough } from './write-atomically.ts';

/** Files asked for and written at the same time. */
const CONCURRENT = 6;

/**
 * Writes every file of a release into a folder, which is there. What another release has is linked to and not asked for.
 * @param otherPath of the same file of another release
 */
export async function writeFiles(
  { files }: ReleaseManifest,
  folder: string,
  fileOf: FileOf,
  otherPath: (file: string, sha256: string) => string | null,
): Promise<void> {
  const folders = new Set(Object.keys(files).map((file) => path.join(folder, path.dirname(file))));
  for (const each of folders) await mkdir(each, { recursive: true, mode: 0o700 });
  const queue = new PQueue({ concurrency: CONCURRENT });
  const stop = new AbortController();
  const work = Object.entries(files).map(([file, { sha256 }]) =>
    queue.add(async () => {
      // Not given to the queue, which would no longer wait for what is being written: the folder goes after that.
      stop.signal.throwIfAborted();
      const target = path.join(folder, file);
      const other = otherPath(file, sha256);
      if (other && (await linked(other, target, sha256))) return;
      await writeThrough(target, await fileOf(file, stop.signal));
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
