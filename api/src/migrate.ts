/**
 * `node api/src/migrate.ts` brings the schema of `DATABASE_URL` up to date as its owner, and lets the api's own role,
 * `portal_api`, use it. That role's password is in `DATABASE_PASSWORD_FILE`, where the first run writes a random one.
 */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { databaseOf, readConfig } from './config.ts';
import { grantApplication } from './db/grant-application.ts';
import { openDatabase } from './db/open-database.ts';
import { privateFile } from './private-folder.ts';

await migrate().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
});

async function migrate(): Promise<void> {
  const config = readConfig(process.env);
  const { DATABASE_URL, DATABASE_PASSWORD_FILE } = config;
  if (!DATABASE_URL || !DATABASE_PASSWORD_FILE) {
    throw new Error('DATABASE_URL and DATABASE_PASSWORD_FILE are needed.');
  }
  const database = await openDatabase(databaseOf({ ...config, DATABASE_PASSWORD_FILE: undefined }));
  try {
    await grantApplication(database.db, 'portal_api', await passwordIn(DATABASE_PASSWORD_FILE));
  } finally {
    await database.close();
  }
}

/** The password in a file; where there is none, a random one is written there. */
async function passwordIn(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (known) return known;
  const password = randomBytes(32).toString('base64url');
  // Written whole or not at all.
  await writeFile(`${file}.new`, password, { mode: privateFile });
  await rename(`${file}.new`, file);
  return password;
}
