import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { startApi } from './api-process.ts';
import { newDatabase } from './new-database.ts';

/** Two servers on one PostgreSQL, and a connection to it beside theirs. All end after the tests of the file. */
export async function startTwoServers() {
  const url = await newDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'portal-two-servers-'));
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const variables = { DATABASE_URL: url, DATA_DIR: folder };
  const [one, other] = await Promise.all([startApi(variables), startApi(variables)]);
  afterAll(async () => {
    // They may still be writing mails into the folder.
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  return { db, one, other };
}
