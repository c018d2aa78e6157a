import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists files and folders, this one included, that other users can access: mode and path. */
export async function filesOpenToOthers(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true });
  if (inside.length === 0) throw new Error(`${folder} is empty.`);
  const paths = [folder, ...inside.map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: await rightsOf(path) })));
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ path, mode }) => `${mode.toString(8)} ${path}`);
}

/** Returns the mode of a file or folder; 0 if it no longer exists. */
const rightsOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mode }) => mode & 0o777,
    () => 0,
  );
