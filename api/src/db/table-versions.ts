import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * A version that changes with everything in some tables, whoever wrote it: numbers of rows, and of the transactions that
 * wrote them.
 * @param more numbers that belong to the version as well
 */
export function versionExpression(tables: readonly PgTable[], ...more: readonly SQL[]): SQL<string> {
  const written = tables.map(
    (table) => sql`(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  return sql<string>`${sql.join([...written, ...more], sql` || ' ' || `)}::text`;
}

/** The database's version of some tables, as {@link versionExpression} has it. */
export async function versionOf(
  db: Database,
  tables: readonly PgTable[],
  ...more: readonly SQL[]
): Promise<string> {
  const version = versionExpression(tables, ...more);
  const rows = await db.select({ version }).from(sql`(values (1)) as once`);
  return rows.map((row) => row.version).join();
}
