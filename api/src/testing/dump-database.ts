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
