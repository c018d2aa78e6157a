import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Any constant will do. */
const migrationLock = 7_214_001;
/** Longest wait for a table, in milliseconds: whoever waits for one keeps all others from it. */
const LOCK_MS = 100;
const RETRY_DELAY_MS = 1_000;
/** A report that reads a table for ten minutes is waited for. */
const MAX_ATTEMPTS = 600;
/** Maximum time of one statement; an index of a large table takes minutes. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;

/**
 * Brings the schema of a PostgreSQL up to date while others use it (docs/deploying.md, "Migrations while the api serves"). Replicas
 * that start together do it one after the other; a table that somebody else holds is asked for again and again, briefly each
 * time. The lock is the connection's: a pooler that gives connections away between transactions would lose it.
 * @throws Error where it does not answer within `CONNECT_TIMEOUT_MS` milliseconds, a migration fails, or a table is never free
 */
export async function migrateOnce(
  connectionString: string,
  { connectTimeoutMs, folder = migrationsFolder }: { connectTimeoutMs: number; folder?: string },
): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: LOCK_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    // Whoever waited within a statement would keep an index from being made without a lock.
    while (!(await isFirst(client))) await pause(RETRY_DELAY_MS);
    await retryWhileLocked(() => migrate(drizzle(client), { migrationsFolder: folder }));
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
