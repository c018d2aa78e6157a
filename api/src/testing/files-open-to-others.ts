import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files and folders, this one included, that others than their owner can access: mode and path. */
export async function filesOpenToOthers(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true });
  if (inside.length === 0) throw new Error(`${folder} is empty.`);
  const paths = [folder, ...inside.map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: await rightsOf(path) })));
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ path, mode }) => `${mode.toString(8)} ${path}`);
}

/** Mode of a file or folder; 0 where it no longer exists. */
const rightsOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mode }) => mode & 0o777,
    () => 0,
  );
