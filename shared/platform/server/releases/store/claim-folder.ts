import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MARKER = '.portal-releases';

/**
 * Marks an empty folder as the store's, so that a misconfigured variable never makes it read or delete other files.
 * @param root created if it is missing
 * @throws Error if the folder contains other files
 */
export async function claimFolder(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const names = await readdir(root);
  if (names.includes(MARKER)) return;
  if (names.length > 0)
    throw new Error(`RELEASES_DIR: ${root} holds "${names[0]}", which is no release. Name an empty folder.`);
  await writeFile(path.join(root, MARKER), '', { mode: 0o600 });
}
