import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Arbitrary constant. */
const migrationLock = 7_214_001;
/** Maximum wait for a table lock: a waiting migration blocks all other queries on the table. */
const LOCK_MS = 100;
const RETRY_DELAY_MS = 1_000;
/** Enough attempts to wait for a report that reads a table for ten minutes. */
const MAX_ATTEMPTS = 600;
/** Maximum time of one statement; indexing a large table takes minutes. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;

/**
 * Migrates the schema of a PostgreSQL that is in use (docs/deploying.md, "Migrations while the api serves"). Replicas
 * that start together migrate one after the other; locked tables are retried with short waits. The lock belongs to the
 * connection, so a pooler in transaction mode would lose it.
 * @throws Error if the database does not respond within `connectTimeoutMs`, a migration fails or a table stays locked
 */
export async function migrateOnce(connectionString: string, connectTimeoutMs: number): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: LOCK_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    // Waiting within a statement would block `create index concurrently`.
    while (!(await isFirst(client))) await pause(RETRY_DELAY_MS);
    await retryWhileLocked(() => migrate(drizzle(client), { migrationsFolder }));
  } finally {
    await client.end();
  }
}

async function isFirst(client: Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [migrationLock]);
  return rows[0].locked;
}

async function retryWhileLocked(work: () => Promise<void>): Promise<void> {
  for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isLocked(error)) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '55P03';
