import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { settings } from '../src/db/schema/settings.ts';
import type { SeedOptions } from './fill.ts';

/** Arbitrary constant: serialises replicas that start together. */
const seedLock = 7_214_002;

/**
 * Fills an empty database with demonstration data and writes its files, unless it already has settings. One
 * transaction, committed when all files are on disk.
 * @returns whether the database was filled
 */
export function seed(db: Database, options: SeedOptions): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await transaction.$count(settings)) > 0) return false;
    // Imported lazily: the code is large and runs once.
    const { fill } = await import('./fill.ts');
    await fill(transaction, options);
    return true;
  });
}
