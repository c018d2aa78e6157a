import { getTableName, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../src/db/database.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const MAX_PARAMETERS = 30_000;

/** Inserts rows in few statements. If the rows have ids, advances the table's sequence past them. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const rowsPerStatement = Math.floor(MAX_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
  if (!('id' in first)) return;
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
  );
}
