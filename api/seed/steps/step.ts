import { getTableName, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/db/database.ts';
import type { Calendar } from '../calendar.ts';
import type { StorageFiles } from '../files/storage-files.ts';

/** Dependencies of all steps. */
export type SeedContext = { db: Database; calendar: Calendar; files: StorageFiles };

/** Returns the value of a key. @throws Error for an unknown key: the seed data refers to something missing */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data names an unknown entry: ${String(key)}`);
  return value;
}

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
