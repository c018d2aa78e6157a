import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { privateFolder } from '../private-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const casing = 'snake_case';
/** Any constant will do: replicas that start together migrate one after the other. */
const migrationLock = 7_214_001;
/** Longest wait for a connection to be made or to become free, in a rush of registrations. */
const connectWithin = 10_000;
/**
 * Longest pause within a transaction: the locks of a replica that hangs in one are released. The seed writes files in
 * one.
 */
const pauseAtMost = 60_000;

export type OpenDatabase = {
  db: Database;
  /** Resolves when the database answers a query, rejects when it does not. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** Where the data lives: a PostgreSQL server, or a folder of the embedded engine. */
export type DatabaseLocation = { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string };

/**
 * Opens the database and brings its schema up to date.
 * @throws when it does not answer or a migration fails; nothing is left open then.
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.kind === 'postgres' ? openPostgres(location.url) : openPglite(location.folder);
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectWithin,
    idle_in_transaction_session_timeout: pauseAtMost,
  });
  // A dropped idle connection is replaced by the pool; the next query fails if the server is gone.
  pool.on('error', () => {});
  // A connection lost between two statements of a transaction is reported by the next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migratePg(drizzlePg(client, { casing }), { migrationsFolder });
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return withPing(drizzlePg(pool, { casing }), () => pool.end());
}

async function openPglite(folder: string): Promise<OpenDatabase> {
  const unlock = await prepare(folder);
  const client = new PGlite(folder);
  const close = () => client.close().finally(unlock);
  try {
    const db = drizzlePglite(client, { casing });
    await migratePglite(db, { migrationsFolder });
    // The engine makes its files readable for everybody.
    await privateFolder(folder);
    return withPing(db, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(`${folder}.lock`);
  await privateFolder(folder);
  return unlock;
}

function withPing(db: Database, close: () => Promise<void>): OpenDatabase {
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close,
  };
}
