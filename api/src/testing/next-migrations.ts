import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '../db/migrate-once.ts';

/** Writes the API's migrations into a folder, and one of a hypothetical next release, `next-migration.sql`. */
export async function writeNextMigrations(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' };
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  await cp(join(import.meta.dirname, 'next-migration.sql'), join(folder, 'next.sql'));
}
