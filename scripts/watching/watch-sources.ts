import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { createBatches } from './batches.ts';

/** Milliseconds: editors write a file in several steps, and people save several files. */
const QUIET_MS = 150;

/** Calls back with the paths below `root`, written with `/`, of what has changed in the folders. */
export function watchSources(
  root: string,
  folders: readonly string[],
  changed: (paths: ReadonlySet<string>) => Promise<void>,
): void {
  const add = createBatches(changed, QUIET_MS);
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file) add(`${folder}/${file.split(sep).join('/')}`);
    });
  }
}
