import type * as z from 'zod';
import type { Database } from '../db/database.ts';

/** What became of a row: it is new, or it took the place of what was known by the same name. */
export interface Stored {
  id: number;
  as: 'added' | 'changed';
}

/** A kind of content that can be brought in from a file. */
export interface ImportKind {
  /** The columns of the file. */
  columns: readonly string[];
  /**
   * Reads the cells of a row.
   * @throws z.ZodError if a cell cannot be read
   */
  read(cells: Record<string, string>): ReadRow;
}

/** A row whose cells can be read. */
interface ReadRow {
  /** The values that identify it among the rows of its kind. */
  identity: string;
  /**
   * Adds the row to the database, or replaces the one of the same identity.
   * @throws RowError if the row names what is missing, or what exists twice
   */
  store(db: Database): Promise<Stored>;
}

/** Why a row cannot be stored. */
export class RowError extends Error {}

/** A kind of content by the shape of its rows, and by the values that identify one. */
export const importKind = <Shape extends z.ZodRawShape>(
  row: z.ZodObject<Shape>,
  identify: (row: z.output<z.ZodObject<Shape>>) => unknown[],
  store: (db: Database, row: z.output<z.ZodObject<Shape>>) => Promise<Stored>,
): ImportKind => ({
  columns: Object.keys(row.shape),
  read: (cells) => {
    const each = row.strict().parse(cells);
    return { identity: JSON.stringify(identify(each)), store: (db) => store(db, each) };
  },
});

/**
 * The one id among what was found.
 * @throws RowError where there is none, or several
 */
export function requireSingleId(found: { id: number }[], what: string): number {
  const id = findSingleId(found, what);
  if (id === null) throw new RowError(`there is no ${what}`);
  return id;
}

/**
 * The one id among what was found, or null.
 * @throws RowError where there are several
 */
export function findSingleId(found: { id: number }[], what: string): number | null {
  if (found.length > 1) throw new RowError(`there is more than one ${what}`);
  return found[0]?.id ?? null;
}
