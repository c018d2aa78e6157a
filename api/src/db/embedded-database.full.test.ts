import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newDatabase } from '../testing/new-database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const root = temporaryFolder();
const url = await newDatabase();

const columns = async (db: Database) =>
  db
    .select({ name: sql`table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`1`);
const constraints = async (db: Database) =>
  db
    .select({ name: sql`conname || ' ' || pg_get_constraintdef(oid)` })
    .from(sql`pg_constraint`)
    .where(sql`connamespace = 'public'::regnamespace and contype <> 'n'`)
    .orderBy(sql`1`);

it('has the tables and constraints that PostgreSQL has after the same migrations', async () => {
  const embedded = await openDatabase({ kind: 'embedded', folder: join(root, 'another') });
  const server = await openDatabase({ kind: 'postgres', url });
  try {
    const [tables, rules] = [await columns(server.db), await constraints(server.db)];
    expect([tables.length > 200, rules.length > 60]).toEqual([true, true]);
    expect(await columns(embedded.db)).toEqual(tables);
    expect(await constraints(embedded.db)).toEqual(rules);
  } finally {
    await Promise.all([embedded.close(), server.close()]);
  }
});
