import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const RETENTION_DAYS = 14;

/**
 * Removes files of old releases. Those of the last two weeks stay for open tabs.
 * @param current names of the files of the release just built
 */
export async function pruneReleases(dir: string, current: readonly string[], now: number): Promise<void> {
  const currentFiles = new Set(current.flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
  for (const name of await readdir(dir, { recursive: true })) {
    const file = path.join(dir, name);
    const info = await stat(file);
    if (info.isFile() && !currentFiles.has(name) && now - info.mtimeMs > RETENTION_DAYS * 86_400_000)
      await rm(file);
  }
}
