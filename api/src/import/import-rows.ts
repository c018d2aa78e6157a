import { DrizzleQueryError, TransactionRollbackError } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { type ImportKind, RowError } from './import-kind.ts';
import type { Row } from './read-rows.ts';

/** What became of a file. */
export type ImportReport =
  /** Nothing was stored. */
  | { kind: 'refused'; problems: { line: number; problem: string }[] }
  /** `tried`: all of it could be stored, and was not. */
  | { kind: 'stored' | 'tried'; added: number; changed: number };

/**
 * Stores the rows of a file, all of them or none.
 * @param isTrial whether nothing is stored in any case
 */
export async function importRows(
  db: Database,
  kind: ImportKind,
  rows: readonly Row[],
  isTrial: boolean,
): Promise<ImportReport> {
  const problems: { line: number; problem: string }[] = [];
  const counts = { added: 0, changed: 0 };
  const lines = new Map<string, number>();
  try {
    await db.transaction(async (tx) => {
      for (const { line, cells } of rows) {
        try {
          // Of its own, so that the rows after one that the database refuses are looked at as well.
          const { id, as } = await tx.transaction((part) => kind.store(part, cells));
          // Each programme counts its ids from 1.
          const name = `${cells.program}:${id}`;
          const before = lines.get(name);
          if (before !== undefined) throw new RowError(`is the same as in line ${before}`);
          lines.set(name, line);
          counts[as] += 1;
        } catch (error) {
          problems.push(...problemsOf(error).map((problem) => ({ line, problem })));
        }
      }
      if (isTrial || problems.length > 0) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return problems.length > 0
    ? { kind: 'refused', problems }
    : { kind: isTrial ? 'tried' : 'stored', ...counts };
}

/** Why a row was not stored. What is no fault of the row is thrown again. */
function problemsOf(error: unknown): string[] {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')} ${message}` : message,
    );
  if (error instanceof RowError) return [error.message];
  const refused =
    error instanceof DrizzleQueryError ? (error.cause as { code?: string; message: string }) : null;
  // Class 23 of PostgreSQL's errors: a rule of the schema is broken; 22: a value does not fit its column.
  if (refused && /^2[23]/.test(refused.code ?? '')) return [refused.message];
  throw error;
}
