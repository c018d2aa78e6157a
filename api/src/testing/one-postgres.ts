import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open-database.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the template database of all tests; it has no open connections. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of a run and migrates its schema once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    const { close } = await openDatabase({ kind: 'postgres', url });
    await close();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', url);
  return stop;
}
