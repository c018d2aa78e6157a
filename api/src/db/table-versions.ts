import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, oneRow } from './database.ts';

/**
 * Returns an expression that changes with every write to some tables: numbers of rows and of their transactions.
 * @param more further numbers of the version
 */
export function versionExpression(tables: readonly PgTable[], ...more: readonly SQL[]): SQL<string> {
  const written = tables.map(
    (table) => sql`(select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  return sql<string>`${sql.join([...written, ...more], sql` || ' ' || `)}::text`;
}

/** Reads the version of some tables ({@link versionExpression}). */
export async function versionOf(
  db: Database,
  tables: readonly PgTable[],
  ...more: readonly SQL[]
): Promise<string> {
  const version = versionExpression(tables, ...more);
  const rows = await db.select({ version }).from(oneRow);
  return rows.map((row) => row.version).join();
}
