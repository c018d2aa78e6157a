import { and, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Database } from '../db/database.ts';

/** Result of a row. */
interface Stored {
  /** Values that identify the row within its kind. */
  identity: string;
  /** Added, or replaced the row of the same identity. */
  as: 'added' | 'changed';
}

/** Kind of content that can be imported from a file. */
export interface ImportKind {
  columns: readonly string[];
  /** Adds a row, or replaces the one of its identity. @throws z.ZodError for a cell, RowError for a reference */
  store(db: Database, cells: Record<string, string>): Promise<Stored>;
}

/** Reason why a row cannot be stored. */
export class RowError extends Error {}

type Name<Table extends PgTable> = keyof Table['$inferInsert'] & keyof Table & string;

/** Declares a kind: cells of a row, the unique key of the table, its values, and what belongs to it in other tables. */
export const importKind = <Shape extends z.ZodRawShape, Table extends PgTable>({
  row,
  table,
  key,
  toValues,
  storeParts,
}: {
  row: z.ZodObject<Shape>;
  table: Table;
  key: readonly Name<Table>[];
  toValues: (row: z.output<z.ZodObject<Shape>>, db: Database) => Promise<Table['$inferInsert']>;
  storeParts?: (
    db: Database,
    row: z.output<z.ZodObject<Shape>>,
    stored: Table['$inferSelect'],
  ) => Promise<void>;
}): ImportKind => ({
  columns: Object.keys(row.shape),
  async store(db, cells) {
    const each = row.strict().parse(cells);
    const values = await toValues(each, db);
    const { isNew, ...stored } = await upsert(db, table, key, values);
    await storeParts?.(db, each, stored);
    return { identity: JSON.stringify(key.map((name) => values[name])), as: isNew ? 'added' : 'changed' };
  },
});

/** Adds a row, or replaces the values of the row with the same unique key. */
export async function upsert<Table extends PgTable>(
  db: Database,
  table: Table,
  key: readonly Name<Table>[],
  values: Table['$inferInsert'],
): Promise<Table['$inferSelect'] & { isNew: boolean }> {
  const [row] = await db
    .insert(table)
    .values(values as PgInsertValue<Table>)
    .onConflictDoUpdate({ target: key.map((name) => table[name] as PgColumn), set: values })
    // Only a replaced row has been locked.
    .returning({ ...getTableColumns(table as PgTable), isNew: sql<boolean>`xmax = 0` });
  return row as Table['$inferSelect'] & { isNew: boolean };
}

/** Returns the id of the row with the values of a unique key. @throws RowError if there is none */
export async function findId<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  values: Partial<Table['$inferSelect']>,
  what: string,
): Promise<number> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const isSame = Object.entries(values).map(([name, value]) => sql`${columns[name]} = ${value}`);
  const [found] = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(...isSame));
  if (!found) throw new RowError(`there is no ${what}`);
  return Number(found.id);
}
