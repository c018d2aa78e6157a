import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns whether every user may read and run a file, or list a folder, which all folders above must allow. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o005) !== 0o005) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
