import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the record in a remote's folder. */
export const RECORD = 'record.json';
/** Says whose a folder is. */
const MARKER = '.portal-releases';
/** Files beside the remotes' folders: the last registry that was read, what the keeper said last, and who has changed what. */
const besides = ['registry.json', 'in-force.json', 'audit.jsonl'];

/**
 * Marks a folder as the store's: an empty one, or one of before there were marks. So no other folder is read, or removed
 * from, because a variable names it by mistake.
 * @param root made where it is not there
 * @throws Error where the folder holds something else
 */
export async function claimFolder(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const entries = await readdir(root, { withFileTypes: true });
  if (entries.some(({ name }) => name === MARKER)) return;
  for (const entry of entries) {
    const isOurs = entry.isDirectory()
      ? await exists(path.join(root, entry.name, RECORD))
      : besides.includes(entry.name);
    if (!isOurs) {
      throw new Error(
        `RELEASES_DIR: ${root} holds "${entry.name}", which is no release. Name an empty folder.`,
      );
    }
  }
  await writeFile(path.join(root, MARKER), '', { mode: 0o600 });
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
