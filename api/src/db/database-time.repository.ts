import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { type Database, oneRow } from './database.ts';

/**
 * Reads the database's clock, which all replicas share: deletion must not depend on the clock of one process.
 * @param databaseNow as in the services
 */
export async function readDatabaseTime(db: Database, databaseNow: SQL<Date>): Promise<Date> {
  const [row] = await db.select({ now: sql<string>`${databaseNow}` }).from(oneRow);
  return new Date(row?.now ?? Number.NaN);
}
