import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';

const root = resolve(import.meta.dirname, '../../..');
const migrationsFolder = join(root, 'api/drizzle');

/**
 * An empty database in memory with the portal's schema. Founding one takes seconds of work: the first test of a checkout
 * keeps an image of it, which the others load until the migrations or the engine change.
 */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const file = join(root, `.cache/test-database/${await version()}.tar`);
  const kept = await readFile(file).catch(() => null);
  return openDatabase({ kind: 'memory', image: kept ? new Blob([kept]) : await keepImage(file) });
}

async function keepImage(file: string): Promise<Blob> {
  const engine = new PGlite('memory://');
  try {
    await migrate(drizzle(engine), { migrationsFolder });
    const image = await engine.dumpDataDir('none');
    await mkdir(join(file, '..'), { recursive: true });
    // Other workers never read half a file.
    const partial = `${file}.${randomUUID()}`;
    await writeFile(partial, image.stream());
    await rename(partial, file);
    return image;
  } finally {
    await engine.close();
  }
}

/** Of all that the image is made of. */
async function version(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(root, 'api/node_modules/@electric-sql/pglite/package.json')));
  for (const name of (await readdir(migrationsFolder, { recursive: true })).toSorted()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
