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
   * Reads the cells of a row, and stores what they say.
   * @throws z.ZodError where a cell cannot be read
   * @throws RowError where the row names what is not there, or what is there twice
   */
  store(db: Database, cells: Record<string, string>): Promise<Stored>;
}

/** Why a row cannot be stored. */
export class RowError extends Error {}

/** A kind of content by the shape of its rows. */
export const importKind = <Shape extends z.ZodRawShape>(
  row: z.ZodObject<Shape>,
  store: (db: Database, row: z.output<z.ZodObject<Shape>>) => Promise<Stored>,
): ImportKind => ({
  columns: Object.keys(row.shape),
  store: async (db, cells) => store(db, row.strict().parse(cells)),
});

/**
 * The one id among what was found.
 * @throws RowError where there is none, or several
 */
export function onlyId(found: { id: number }[], what: string): number {
  const id = idIfAny(found, what);
  if (id === null) throw new RowError(`there is no ${what}`);
  return id;
}

/**
 * The one id among what was found, or null.
 * @throws RowError where there are several
 */
export function idIfAny(found: { id: number }[], what: string): number | null {
  if (found.length > 1) throw new RowError(`there is more than one ${what}`);
  return found[0]?.id ?? null;
}
