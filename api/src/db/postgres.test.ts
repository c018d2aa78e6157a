import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newDatabase } from '../testing/new-database.ts';
import { testApp } from '../testing/test-app.ts';
import type { Database } from './database.ts';
import { migrateOnce } from './migrate-once.ts';
import { openDatabase } from './open-database.ts';

const url = await newDatabase();
const { app } = await testApp({ kind: 'postgres', url });

const migrations = (db: Database) =>
  db.select({ createdAt: sql`created_at` }).from(sql`drizzle.__drizzle_migrations`).orderBy(sql`1`);

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

  it('a migration that does not get its table lets others write, and tries again', async () => {
    const waits = sql`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const waiting = async () => (await app.db.select({ one: sql`1` }).from(waits)).length;
    let migrated: Promise<void> | undefined;
    await app.db.transaction(async (other) => {
      await other.execute(sql`lock table drizzle.__drizzle_migrations in access exclusive mode`);
      migrated = migrateOnce(url, 60_000);
      await expect.poll(waiting, { interval: 20 }).toBe(1);
      await expect.poll(waiting, { interval: 20 }).toBe(0);
    });
    await migrated;
  });

  it('replicas that start together on an empty database migrate it once', async () => {
    await app.db.execute(sql`create database replicas template template0`);
    const empty = new URL('/replicas', url).href;
    const replicas = await Promise.all([1, 2, 3].map(() => openDatabase({ kind: 'postgres', url: empty })));
    const [made] = await Promise.all(replicas.map(({ db }) => migrations(db)));
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(made?.length).toBeGreaterThan(0);
    expect(made).toEqual((await migrations(app.db)).slice(0, made?.length));
  });
});
