import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { DatabaseError, Pool } from 'pg';
import { privateFolder } from '../private-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateOnce, migrationsFolder } from './migrate-once.ts';

const casing = 'snake_case';
/** Maximum wait for a new or free connection. With a pooler's own wait, callers get a response within ten seconds. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Numbers of open and idle connections of this process, and of calls that wait for one. */
export type ConnectionCounts = { open: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Database;
  connections: () => ConnectionCounts;
  close: () => Promise<void>;
};

/** PostgreSQL, past any pooler for migrations and with a password file as a role without schema rights; or PGlite. */
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
 * Opens the database and migrates its schema; the API's own role only checks that it is up to date.
 * @throws Error if the database does not respond, or a migration fails or is missing; closes everything then
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'embedded') return openPglite(location.folder);
  const { url, migrateUrl = url, passwordFile, bounds = databaseBounds } = location;
  if (!passwordFile) {
    await migrateOnce(migrateUrl, CONNECT_TIMEOUT_MS);
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
    // Ends statements outside of transactions, which the server does not limit.
    query_timeout: bounds.statementMs + CONNECT_TIMEOUT_MS,
  });
  // The pool replaces dropped idle connections; the next query fails if the server is down.
  pool.on('error', () => {});
  // The next statement reports a connection lost within a transaction.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await check(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db: wrapPool(pool, bounds), connections, close: () => pool.end() };
}

/**
 * Wraps a pool. Each transaction sets its limits as it begins, because poolers in transaction mode, such as pgbouncer,
 * keep no session settings and reject most startup parameters. Connections are acquired here, because Drizzle leaks one
 * if `begin` fails. If the connection is lost during `commit`, the outcome is unknown: throws an error with status 504.
 */
function wrapPool(pool: Pool, bounds: DatabaseBounds): Database {
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
      isLost = error instanceof DrizzleQueryError && !isDatabaseError(error);
      if (!isDone || isDatabaseError(error)) throw error;
      throw Object.assign(new Error('no response to the commit'), { statusCode: 504 });
    } finally {
      // The next query would wait for the response to the timed-out one.
      client.release(isLost);
    }
  };
  return db;
}

/** Returns whether the database rejected a statement. */
const isDatabaseError = (error: unknown) =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError;

/** @throws Error if a migration that this API needs is missing */
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
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(`${folder}.lock`);
  await privateFolder(folder);
  const client = new PGlite(folder);
  const close = () => client.close().finally(unlock);
  try {
    const db = drizzlePglite(client, { casing });
    await migratePglite(db, { migrationsFolder });
    // The engine makes its files readable for all users.
    await privateFolder(folder);
    return { db, connections: () => ({ open: 1, idle: 0, waiting: 0 }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Limits of a process in a shared PostgreSQL; times in milliseconds. */
export const databaseBounds = {
  /** Maximum connections of this process. */
  connections: 10,
  /** Maximum time of a statement. */
  statementMs: 15_000,
  /** Maximum wait for a lock: in a burst, registrations for one offer queue for its row. */
  lockMs: 5_000,
  /** Maximum idle time in a transaction, so that a hung replica releases its locks. The seed writes files within one. */
  idleMs: 60_000,
};
type DatabaseBounds = typeof databaseBounds;

/** Returns the SQL that sets a transaction's limits with `set_config`. */
const boundsOf = ({ statementMs, lockMs, idleMs }: DatabaseBounds): SQL => {
  const bounds = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
  const settings = Object.entries(bounds).map(
    ([name, milliseconds]) => sql`set_config(${name}, ${String(milliseconds)}, true)`,
  );
  return sql`select ${sql.join(settings, sql`, `)}`;
};
