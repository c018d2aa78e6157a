import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { startApi } from './api-process.ts';
import { newDatabase } from './new-database.ts';

/** Many requests wait for one row here, on slow machines longer than in production. */
const patient = { DATABASE_CONNECTIONS: '16', DATABASE_LOCK_MS: '60000', DATABASE_STATEMENT_MS: '60000' };

/** Starts two servers on one PostgreSQL, with a separate connection to it. All end after the tests of the file. */
export async function startTwoServers() {
  const url = await newDatabase();
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const variables = { ...patient, DATABASE_URL: url, DATA_DIR: temporaryFolder() };
  const [one, other] = await Promise.all([startApi(variables), startApi(variables)]);
  afterAll(async () => {
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
    await close();
  });
  return { db, one, other };
}
