import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Stored } from './import-kind.ts';

/** Inserts a row, or updates the one with an id. */
export async function storeRow<Table extends PgTable & { id: AnyPgColumn<{ data: number }> }>(
  db: Database,
  table: Table,
  id: number | null,
  values: PgInsertValue<Table> & PgUpdateSetSource<Table>,
): Promise<Stored> {
  if (id !== null) {
    await db.update(table).set(values).where(eq(table.id, id));
    return { id, as: 'changed' };
  }
  const [added] = await db.insert(table).values(values).returning({ id: table.id });
  return { id: Number(added?.id), as: 'added' };
}
