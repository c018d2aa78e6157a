import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { privateFile } from './private-folder.ts';
import { startApi } from './testing/api-process.ts';
import { newDatabase } from './testing/new-database.ts';

const url = await newDatabase();
const folder = temporaryFolder();
const passwordFile = join(folder, 'password');
const command = fileURLToPath(new URL('./migrate.ts', import.meta.url));

const migrate = (variables: Record<string, string>) =>
  promisify(execFile)(process.execPath, [command], { env: { PATH: process.env.PATH, ...variables } });

afterAll(async () => {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query('drop owned by portal_api; drop role portal_api');
  await owner.end();
});

it('the owner migrates, and the api serves as a role of its own with a random password', async () => {
  const variables = { DATABASE_URL: url, DATABASE_PASSWORD_FILE: passwordFile };
  await migrate(variables);
  const password = await readFile(passwordFile, 'utf8');
  expect(password).toMatch(/^[\w-]{43}$/);
  expect((await stat(passwordFile)).mode & 0o777).toBe(privateFile);
  await migrate(variables);
  expect(await readFile(passwordFile, 'utf8')).toBe(password);

  const own = new URL(url);
  own.username = 'portal_api';
  own.password = '';
  const api = await startApi({
    DATABASE_URL: own.href,
    DATABASE_PASSWORD_FILE: passwordFile,
    DATA_DIR: join(folder, 'data'),
    SEED: 'demo',
  });

  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  const courses = await (await fetch(`${api.url}/api/v1/courses-sig`)).text();
  expect(courses.length).toBeGreaterThan(1_000);
});
