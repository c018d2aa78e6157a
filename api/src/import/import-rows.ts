import { and, DrizzleQueryError, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { commitIf, type Database } from '../db/database.ts';
import type { Row } from './read-rows.ts';

type Problem = { line: number; problem: string };

export interface ImportReport {
  /**
   * `refused`: rows have errors, nothing is stored. `tried`: all are valid. `incomplete`: some failed after the trial.
   */
  kind: 'refused' | 'tried' | 'stored' | 'incomplete';
  /** Number of rows that are stored, or could be. */
  added: number;
  changed: number;
  problems: Problem[];
}

/**
 * Tries all rows of a file, and stores them if all are valid. Each row has its own transaction, so that a registration
 * waits for the row of its offer, not for the whole file.
 * @param isTrial stores nothing in any case
 * @throws Error if the database fails; its message contains the number of stored rows
 */
export async function importRows(
  db: Database,
  kind: ImportKind,
  rows: readonly Row[],
  isTrial: boolean,
): Promise<ImportReport> {
  const tried = await storeEach(db, kind, rows, true);
  if (tried.problems.length > 0) return { kind: 'refused', ...tried };
  if (isTrial) return { kind: 'tried', ...tried };
  const stored = await storeEach(db, kind, rows, false);
  return { kind: stored.problems.length > 0 ? 'incomplete' : 'stored', ...stored };
}

async function storeEach(db: Database, kind: ImportKind, rows: readonly Row[], isTrial: boolean) {
  const problems: Problem[] = [];
  const counts = { added: 0, changed: 0 };
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    try {
      const store = (tx: { db: Database }) => kind.store(tx.db, cells);
      const { identity, as } = await commitIf({ db }, store, () => !isTrial);
      const before = lines.get(identity);
      if (before !== undefined) throw new RowError(`is the same as in line ${before}`);
      lines.set(identity, line);
      counts[as] += 1;
    } catch (error) {
      const found = describeError(error);
      if (!found) throw createStoppedError(line, isTrial ? 0 : counts.added + counts.changed, error);
      problems.push(...found.map((problem) => ({ line, problem })));
    }
  }
  return { ...counts, problems };
}

/** Returns why a row was not stored; undefined for errors that the row did not cause. */
function describeError(error: unknown): string[] | undefined {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')} ${message}` : message,
    );
  if (error instanceof RowError) return [error.message];
  const refused =
    error instanceof DrizzleQueryError ? (error.cause as { code?: string; message: string }) : null;
  // PostgreSQL's error class 23: constraint violation; 22: value does not fit its column.
  return refused && /^2[23]/.test(refused.code ?? '') ? [refused.message] : undefined;
}

function createStoppedError(line: number, stored: number, cause: unknown): Error {
  const { message } = cause instanceof DrizzleQueryError ? (cause.cause ?? cause) : (cause as Error);
  return new Error(
    `line ${line}: ${message}. Stored before it: ${stored}. The same file can be imported again.`,
    { cause },
  );
}

/** Kind of content that can be imported from a file. */
export interface ImportKind {
  columns: readonly string[];
  /** Adds a row, or replaces the one of its identity. @throws z.ZodError for a cell, RowError for a reference */
  store(
    db: Database,
    cells: Record<string, string>,
  ): Promise<{ /** Values of the key. */ identity: string; as: 'added' | 'changed' }>;
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
