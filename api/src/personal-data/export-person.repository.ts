import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type DataSubject, type PersonalTable, personalTables } from './personal-tables.ts';

/**
 * Everything that is stored about a person, by kind, without secrets. The person is one row, everything else a list.
 */
export async function exportPerson(db: Database, owner: DataSubject): Promise<Record<string, unknown>> {
  const copy: Record<string, unknown> = {};
  for (const [name, personalTable] of Object.entries<PersonalTable>(personalTables)) {
    if (!personalTable.rowsOf) continue;
    const rows = await db
      .select(exportedColumns(personalTable))
      .from(personalTable.table)
      .where(personalTable.rowsOf(owner, db));
    copy[name] = name === 'person' ? rows[0] : rows;
  }
  return copy;
}

/** The columns of a table that are exported to the data subject. */
export function exportedColumns({ table, secret = [] }: PersonalTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([name]) => !secret.includes(name)));
}
