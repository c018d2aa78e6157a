import { RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { and, desc, eq, getTableColumns, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { audit } from '../db/schema/operations.ts';
import { type DataSubject, type PersonalTable, personalTables } from './personal-tables.ts';

/** Returns all data stored about a person by kind, without secrets. The person is one row, all else are lists. */
export async function exportPerson(db: Database, owner: DataSubject): Promise<Record<string, unknown>> {
  const copy: Record<string, unknown> = {};
  for (const [name, personalTable] of Object.entries<PersonalTable>(personalTables)) {
    if (!personalTable.rowsOf) continue;
    if (name === 'records') {
      copy[name] = await exportRecords(db, owner.id);
      continue;
    }
    const rows = await db
      .select(exportedColumns(personalTable))
      .from(personalTable.table)
      .where(personalTable.rowsOf(owner, db));
    copy[name] = name === 'person' ? rows[0] : rows;
  }
  return copy;
}

/**
 * Returns a page of the audit log about a person, newest first.
 * @param before id of the entry after the page; defaults to the newest page
 */
export const exportRecords = (db: Database, personId: number, before?: number) =>
  db
    .select(exportedColumns(personalTables.records))
    .from(audit)
    .where(
      and(
        or(eq(audit.actor, `person:${personId}`), eq(audit.target, `person:${personId}`)),
        before === undefined ? undefined : lt(audit.id, before),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(RECORDS_PER_PAGE);

/** Returns the columns of a table that are exported to the data subject. */
export function exportedColumns({ table, secret = [] }: PersonalTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([name]) => !secret.includes(name)));
}
