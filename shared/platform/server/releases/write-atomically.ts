import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a private file, completely or not at all. Unlike write-file-atomic, the file survives a power failure. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The folder's entries are on disk, too. Windows cannot open folders, and does not need this.
  const folder = await open(path.dirname(file), 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
