import { afterAll } from 'vitest';
import { startPostgres } from './start-postgres.ts';

/**
 * Starts a real PostgreSQL for the tests of one file and gives the address of an empty database. Call it at the file's
 * top level; it is gone after the last test.
 */
export async function postgres(): Promise<string> {
  const { url, stop } = await startPostgres();
  afterAll(stop);
  return url;
}
