import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '../db/open-database.ts';
import * as contents from '../db/schema/contents.ts';
import * as courses from '../db/schema/courses.ts';
import * as people from '../db/schema/people.ts';
import * as registrations from '../db/schema/registrations.ts';
import * as selection from '../db/schema/selection.ts';
import * as settings from '../db/schema/settings.ts';

export type DumpedRow = Record<string, unknown>;

const tables = [contents, courses, people, selection, registrations, settings]
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

/** Reads all rows that the demonstration may fill, by table. */
export async function dump({ db }: OpenDatabase): Promise<Map<string, DumpedRow[]>> {
  const rows = new Map<string, DumpedRow[]>();
  for (const table of tables) rows.set(getTableName(table), await db.select().from(table));
  return rows;
}

/** Returns the dates of a row that count from the day of seeding: not birth dates and the law's own date. */
export function dates(row: DumpedRow): [column: string, value: Date][] {
  return Object.entries(row).flatMap(([column, value]): [string, Date][] => {
    if (column === 'birthdate' || column === 'eligibility_income_limit_since') return [];
    if (value instanceof Date) return [[column, value]];
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T.+Z)?$/.test(value)
      ? [[column, new Date(value)]]
      : [];
  });
}
