import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../db/database.ts';

/** Result of a row: added, or replaced the row of the same identity. */
export interface Stored {
  id: number;
  as: 'added' | 'changed';
}

/** Kind of content that can be imported from a file. */
export interface ImportKind {
  columns: readonly string[];
  /**
   * Parses the cells of a row.
   * @throws z.ZodError if a cell is invalid
   */
  read(cells: Record<string, string>): ReadRow;
}

/** Row with valid cells. */
interface ReadRow {
  /** Values that identify the row within its kind. */
  identity: string;
  /**
   * Adds the row to the database, or replaces the row of the same identity, in a transaction.
   * @throws RowError if a reference is missing or ambiguous
   */
  store(db: Database): Promise<Stored>;
}

/** Reason why a row cannot be stored. */
export class RowError extends Error {}

/** Creates a kind of content from the shape of its rows and the values that identify one. */
export const importKind = <Shape extends z.ZodRawShape>(
  row: z.ZodObject<Shape>,
  identify: (row: z.output<z.ZodObject<Shape>>) => unknown[],
  store: (db: Database, row: z.output<z.ZodObject<Shape>>) => Promise<Stored>,
): ImportKind => ({
  columns: Object.keys(row.shape),
  read: (cells) => {
    const each = row.strict().parse(cells);
    const identity = JSON.stringify(identify(each));
    return {
      identity,
      async store(db) {
        // Two imports of a new row would both add it.
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${identity}`}, 0))`);
        return store(db, each);
      },
    };
  },
});

/**
 * Returns the only id found.
 * @throws RowError if there is none, or several
 */
export function requireSingleId(found: { id: number }[], what: string): number {
  const id = findSingleId(found, what);
  if (id === null) throw new RowError(`there is no ${what}`);
  return id;
}

/**
 * Returns the only id found, or null.
 * @throws RowError if there are several
 */
export function findSingleId(found: { id: number }[], what: string): number | null {
  if (found.length > 1) throw new RowError(`there is more than one ${what}`);
  return found[0]?.id ?? null;
}
