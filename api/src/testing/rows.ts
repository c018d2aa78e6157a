import { asc, eq, like } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';

/** Stores rows and returns them as stored. */
export async function addRows<
  Table extends PgTable,
  const Values extends readonly [Table['$inferInsert'], ...Table['$inferInsert'][]],
>(db: Database, table: Table, values: Values) {
  const rows = await db
    .insert(table)
    .values([...values])
    .returning();
  return rows as { -readonly [Index in keyof Values]: Table['$inferSelect'] };
}

/** Returns the row of an id. */
export async function rowOf<Table extends PgTable & { id: AnyPgColumn }>(
  db: Database,
  table: Table,
  id: number,
): Promise<Table['$inferSelect']> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
}

/** Returns the mails of a key pattern (SQL `like`). */
export const mailsOf = (db: Database, key: string) =>
  db.select().from(outbox).where(like(outbox.key, key)).orderBy(asc(outbox.id));
