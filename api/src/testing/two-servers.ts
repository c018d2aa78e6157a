import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { startApi } from './api-process.ts';
import { newDatabase } from './new-database.ts';

/** Two servers on one PostgreSQL, and a connection to it beside theirs. All end after the tests of the file. */
export async function startTwoServers() {
  const url = await newDatabase();
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const variables = { DATABASE_URL: url, DATA_DIR: temporaryFolder() };
  const [one, other] = await Promise.all([startApi(variables), startApi(variables)]);
  afterAll(async () => {
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
    await close();
  });
  return { db, one, other };
}
