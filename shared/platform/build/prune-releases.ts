import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAYS_KEPT = 14;

/**
 * Removes files of old releases. Those of the last two weeks stay, so that open tabs go on working.
 * @param current names of the files of the release just built
 */
export async function pruneReleases(dir: string, current: readonly string[], now: number): Promise<void> {
  const kept = new Set(current.flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
  for (const name of await readdir(dir, { recursive: true })) {
    const file = path.join(dir, name);
    const info = await stat(file);
    if (info.isFile() && !kept.has(name) && now - info.mtimeMs > DAYS_KEPT * 86_400_000) await rm(file);
  }
}
