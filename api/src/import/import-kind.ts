import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Database } from '../db/database.ts';

/** Result of a row. */
export interface Stored {
  /** Values that identify the row within its kind. */
  identity: string;
  /** Added, or replaced the row of the same identity. */
  as: 'added' | 'changed';
}

/** Kind of content that can be imported from a file. */
export interface ImportKind {
  columns: readonly string[];
  /**
   * Adds a row to the database, or replaces the row of the same identity, in a transaction.
   * @throws z.ZodError if a cell is invalid, RowError if a reference is missing or ambiguous
   */
  store(db: Database, cells: Record<string, string>): Promise<Stored>;
}

/** Reason why a row cannot be stored. */
export class RowError extends Error {}

type Name<Table extends PgTable> = keyof Table['$inferInsert'] & string;

/**
 * Declares a kind of content.
 * @param row cells of a row
 * @param key columns that identify a row
 * @param toValues returns the values of the table, with references
 * @param storeParts stores what belongs to the row in other tables
 */
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
    const stored = await upsert(db, table, key, values);
    await storeParts?.(db, each, stored.row);
    return { identity: JSON.stringify(key.map((name) => values[name])), as: stored.as };
  },
});

/**
 * Replaces the row with the same key, or adds one.
 * @throws RowError if several rows have the key
 */
export async function upsert<Table extends PgTable>(
  db: Database,
  table: Table,
  key: readonly Name<Table>[],
  values: Table['$inferInsert'],
): Promise<{ row: Table['$inferSelect']; as: Stored['as'] }> {
  const identity = JSON.stringify([getTableName(table), ...key.map((name) => values[name])]);
  // Two imports of a new row would both add it.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${identity}`}, 0))`);
  const [replaced, ...others] = await db
    .update(table as PgTable)
    .set(values)
    .where(hasValues(table, pick(values, key)))
    .returning();
  if (others.length > 0) throw new RowError(`there is more than one with the same ${key.join(', ')}`);
  if (replaced) return { row: replaced as Table['$inferSelect'], as: 'changed' };
  const [added] = await db
    .insert(table)
    .values(values as PgInsertValue<Table>)
    .returning();
  return { row: added as Table['$inferSelect'], as: 'added' };
}

const pick = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Returns the condition for rows with some values, which may be null. */
function hasValues(table: PgTable, values: Record<string, unknown>): SQL | undefined {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return and(
    ...Object.entries(values).map(([name, value]) => sql`${columns[name]} is not distinct from ${value}`),
  );
}

/**
 * Returns the id of the only row with some values.
 * @throws RowError if there is none, or several
 */
export async function findId<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  values: Partial<Table['$inferSelect']>,
  what: string,
): Promise<number> {
  const found = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(hasValues(table, values));
  const [first] = found;
  if (!first) throw new RowError(`there is no ${what}`);
  if (found.length > 1) throw new RowError(`there is more than one ${what}`);
  return Number(first.id);
}
