import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { settings } from '../src/db/schema/settings.ts';
import type { SeedOptions } from './fill.ts';

/** Any constant will do: replicas that start together seed one after the other. */
const seedLock = 7_214_002;

/**
 * Fills an empty database with demonstration data and writes its files; a database that has settings is left
 * alone. All or nothing: the rows are one transaction, committed when every file is on disk.
 * @returns whether the database was filled
 */
export function seed(db: Database, options: SeedOptions): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await transaction.$count(settings)) > 0) return false;
    // What draws and writes its files is large, and of no use where it has been done.
    const { fill } = await import('./fill.ts');
    await fill(transaction, options);
    return true;
  });
}
