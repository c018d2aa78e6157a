/**
 * `node api/src/migrate.ts` migrates the schema of `DATABASE_URL` as its owner and grants the API's own role,
 * `portal_api`, access. The first run writes a random password for that role into `DATABASE_PASSWORD_FILE`.
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
    await grantApplication(database.db, 'portal_api', await loadPassword(DATABASE_PASSWORD_FILE));
  } finally {
    await database.close();
  }
}

/** Reads the password from a file; creates a random one if the file does not exist. */
async function loadPassword(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (known) return known;
  const password = randomBytes(32).toString('base64url');
  // Rename makes the write atomic.
  await writeFile(`${file}.new`, password, { mode: privateFile });
  await rename(`${file}.new`, file);
  return password;
}
