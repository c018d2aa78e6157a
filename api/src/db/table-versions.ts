import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * A version that changes with everything in some tables, whoever wrote it: numbers of rows, and of the transactions that
 * wrote them.
 * @param more numbers that belong to the version as well
 */
export async function versionOf(
  db: Database,
  tables: readonly PgTable[],
  ...more: readonly SQL[]
): Promise<string> {
  const written = tables.map(
    (table) => sql`(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  const parts = sql.join([...written, ...more], sql` || ' ' || `);
  const rows = await db.select({ version: sql<string>`${parts}` }).from(sql`(values (1)) as once`);
  return rows.map(({ version }) => version).join();
}
