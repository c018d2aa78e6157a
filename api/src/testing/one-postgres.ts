import type { TestProject } from 'vitest/node';
import { migrateOnce } from '../db/migrate-once.ts';
import { openDatabase } from '../db/open-database.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the template database of all tests; it has no open connections. */
    postgresUrl: string;
  }
}

/**
 * Starts one PostgreSQL for all tests of a run and migrates its schema once. `NEXT_MIGRATIONS` is a folder of a later
 * API's migrations to apply as well, so that the tests show whether this API works with them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    const { close } = await openDatabase({ kind: 'postgres', url });
    await close();
    const folder = process.env.NEXT_MIGRATIONS;
    if (folder) await migrateOnce(url, { connectTimeoutMs: 60_000, folder });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', url);
  return stop;
}
