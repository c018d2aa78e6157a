import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { DatabaseError, Pool } from 'pg';
import { privateFolder } from '../private-folder.ts';
import type { Database } from './database.ts';
import { boundsOf, type DatabaseBounds, databaseBounds } from './database-bounds.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateOnce, migrationsFolder } from './migrate-once.ts';

const casing = 'snake_case';
/** Longest wait for a connection to be made or to become free: with a pooler's own, people are told within ten seconds. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Connections of this process: all that are open, those without work, and calls that wait for one. */
export type ConnectionCounts = { open: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Database;
  /** Resolves when the database answers a query, rejects when it does not. */
  ping: () => Promise<void>;
  connections: () => ConnectionCounts;
  close: () => Promise<void>;
};

/**
 * Where the data lives: a PostgreSQL server, or a folder of the embedded engine. With a file of its password, the server is
 * used as a role that cannot change the schema. `migrateUrl` leads to the same database past any pooler.
 */
export type DatabaseLocation =
  | {
      kind: 'postgres';
      url: string;
      migrateUrl?: string | undefined;
      passwordFile?: string | undefined;
      bounds?: DatabaseBounds;
    }
  | { kind: 'embedded'; folder: string };

/**
 * Opens the database and brings its schema up to date, or as the api's own role sees that somebody has.
 * @throws when it does not answer, a migration fails or is missing; nothing is left open then.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'embedded') return openPglite(location.folder);
  const { url, migrateUrl = url, passwordFile, bounds = databaseBounds } = location;
  if (!passwordFile) {
    await migrateOnce(migrateUrl, { connectTimeoutMs: CONNECT_TIMEOUT_MS });
    return openPostgres(url, bounds);
  }
  const own = new URL(url);
  own.password = await readFile(passwordFile, 'utf8');
  return openPostgres(own.href, bounds, requireSchema);
}

async function openPostgres(
  connectionString: string,
  bounds: DatabaseBounds,
  check: (pool: Pool) => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: bounds.connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // What runs outside of a transaction is given up here; the server ends the rest.
    query_timeout: bounds.statementMs + CONNECT_TIMEOUT_MS,
  });
  // A dropped idle connection is replaced by the pool; the next query fails if the server is gone.
  pool.on('error', () => {});
  // A connection lost between two statements of a transaction is reported by the next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await check(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return withPing(pooled(pool, bounds), connections, () => pool.end());
}

/**
 * The database behind a pool. Each transaction gets its bounds as it begins: a pooler that gives connections away between
 * transactions, such as pgbouncer, keeps no setting of a session and refuses most of those that are asked for as it starts. It
 * also gets its connection here, since Drizzle gives none back whose `begin` fails, as it does while the database is away.
 * Where the connection is lost before the `commit` is answered it throws an error of status 504: nobody knows whether it was made.
 */
function pooled(pool: Pool, bounds: DatabaseBounds): Database {
  const db: Database = drizzlePg(pool, { casing });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isDone = false;
    let isLost = false;
    try {
      return await drizzlePg(client, { casing }).transaction(async (tx) => {
        await tx.execute(boundsOf(bounds));
        const result = await work(tx);
        isDone = true;
        return result;
      }, config);
    } catch (error) {
      isLost = error instanceof DrizzleQueryError && !isRefusal(error);
      if (!isDone || isRefusal(error)) throw error;
      throw Object.assign(new Error('the commit was not answered'), { statusCode: 504 });
    } finally {
      // The next query would wait for the response to the one that has timed out.
      client.release(isLost);
    }
  };
  return db;
}

/** Whether the database itself has refused something. */
const isRefusal = (error: unknown) =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError;

/** @throws Error where a migration that this api needs has not been made */
async function requireSchema(pool: Pool): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  const { rows } = await pool.query(
    'select from drizzle.__drizzle_migrations where created_at >= $1 limit 1',
    [newest],
  );
  if (rows.length === 0)
    throw new Error('its schema is older than this api: run api/src/migrate.ts as its owner');
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
    return withPing(db, () => ({ open: 1, idle: 0, waiting: 0 }), close);
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

function withPing(
  db: Database,
  connections: () => ConnectionCounts,
  close: () => Promise<void>,
): OpenDatabase {
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections,
    close,
  };
}
