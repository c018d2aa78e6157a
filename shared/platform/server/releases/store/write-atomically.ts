import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that it is there whole or not at all, whatever happens meanwhile: a loss of power as well, after which
 * write-file-atomic may have the old name still.
 */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeThrough(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Writes a new file, for its owner alone, and waits until it is on the disk. */
export async function writeThrough(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names of a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
