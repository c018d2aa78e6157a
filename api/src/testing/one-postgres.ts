import type { TestProject } from 'vitest/node';
import { migrateOnce } from '../db/migrate-once.ts';
import { openDatabase } from '../db/open-database.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database that those of the tests are copies of; nobody stays connected to it. */
    postgresUrl: string;
  }
}

/**
 * Starts one PostgreSQL for all tests of a run, and brings its schema up to date once. `NEXT_MIGRATIONS` is a folder of a later api's
 * migrations, which are made then as well: the tests show whether this api lives with them.
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
