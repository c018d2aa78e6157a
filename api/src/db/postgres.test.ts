import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newDatabase } from '../testing/new-database.ts';
import { testApp } from '../testing/test-app.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const url = await newDatabase();
const { app } = await testApp({ kind: 'postgres', url });

const migrations = (db: Database) =>
  db.select({ madeAt: sql`created_at` }).from(sql`drizzle.__drizzle_migrations`).orderBy(sql`1`);

describe('on PostgreSQL', () => {
  it('a connection that is lost between two statements fails its transaction and nothing else', async () => {
    const lost = app.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const between = sql`pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;
      await app.db.execute(sql`select pg_terminate_backend(pid, 10000) from ${between}`);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect(await app.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });

  it('a transaction that nobody goes on with is ended after a minute', async () => {
    const limit = await app.db.transaction((tx) => tx.execute(sql`show idle_in_transaction_session_timeout`));
    expect(limit).toMatchObject({ rows: [{ idle_in_transaction_session_timeout: '1min' }] });
  });

  it('replicas that start together on an empty database migrate it once', async () => {
    await app.db.execute(sql`create database replicas`);
    const empty = new URL('/replicas', url).href;
    const replicas = await Promise.all([1, 2, 3].map(() => openDatabase({ kind: 'postgres', url: empty })));
    const [made] = await Promise.all(replicas.map(({ db }) => migrations(db)));
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(made?.length).toBeGreaterThan(2);
    expect(made).toEqual(await migrations(app.db));
  });
});
