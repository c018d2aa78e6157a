import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { databaseOf, readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { receiptCodeOf } from '../registrations/receipt-code.ts';
import { addCandidate, addRegistrations } from '../testing/candidates.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { backUp, restore } from './archive.ts';

const folder = temporaryFolder();
const file = join(folder, 'portal.backup');
const nif = '52998224725';

beforeEach(() => rm(file, { force: true }));

/** Runs a function with an API, then closes it. */
async function withApi<Seen>(
  env: NodeJS.ProcessEnv,
  look: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<Seen>,
) {
  const database = await openDatabase(databaseOf(readConfig(env)));
  const app = await buildApp({
    database,
    storageDir: join(env.DATA_DIR ?? '', 'storage'),
    portalUrl: 'http://portal.test',
  });
  try {
    return await look(app);
  } finally {
    await app.close();
    await database.close();
  }
}

/** Fills an API, deletes all its data, restores it and checks a receipt issued before. */
async function loseAndRestore(env: NodeJS.ProcessEnv, lose: () => Promise<void>) {
  const data = env.DATA_DIR ?? '';
  const printed = await withApi(env, async (app) => {
    const ana = await addCandidate(app.db, { nif, full_name: 'Ana Lima', email: 'ana@exemplo.br' });
    const { psgRegistrationId: id } = await addRegistrations(app.db, ana, nif);
    return receiptCodeOf(app, { programme: 'psg', id, nif });
  });
  const files = ['outbox/one', 'storage/one', 'keeper/remotes/mf-a.json', 'registry.json'];
  Object.assign(env, { RELEASES_DIR: join(data, 'keeper'), REGISTRY: join(data, 'registry.json') });
  for (const name of files) {
    await mkdir(dirname(join(data, name)), { recursive: true });
    await writeFile(join(data, name), name);
  }
  await backUp(env, file);
  await expect(restore(env, file)).rejects.toThrow('already exists');
  await rm(data, { recursive: true });
  await lose();
  await restore(env, file);
  const answer = await withApi(env, (app) => app.inject(`/api/v1/receipts/${printed}`));
  return {
    receipt: answer.json().data.registration?.number,
    areThere: await Promise.all(
      files.map(async (name) => (await readFile(join(data, name), 'utf8')) === name),
    ),
  };
}

const whole = { receipt: 'PSG-1', areThere: Array(4).fill(true) };

describe('a backup', () => {
  it('of the embedded database restores what was lost: a printed receipt is confirmed again', async () => {
    const env = { DATA_DIR: join(folder, 'embedded') };
    expect(await loseAndRestore(env, async () => {})).toEqual(whole);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is written over no other, and of nothing there is none', async () => {
    const env = { DATA_DIR: join(folder, 'nothing') };
    await expect(backUp(env, file)).rejects.toThrow('there is no data yet');
    await writeFile(file, 'another');
    await expect(backUp(env, file)).rejects.toThrow('already exists');
    expect(await readFile(file, 'utf8')).toBe('another');
  });
});

it('a backup that runs out of space leaves no archive', async () => {
  const env = { DATA_DIR: join(folder, 'crowded') };
  await withApi(env, async () => {});
  const programs = join(folder, 'programs');
  await mkdir(programs);
  const tar = '#!/bin/sh\nprintf part > "$2"\nexit 2\n';
  await writeFile(join(programs, 'tar'), tar, { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  await expect(backUp(env, file)).rejects.toThrow('tar');
  expect((await readdir(folder)).filter((name) => name.startsWith('portal.backup'))).toEqual([]);
  vi.unstubAllEnvs();
  await backUp(env, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

/** Programs installed on this machine: the tests' PostgreSQL has no pg_dump. */
const [installed] = globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().toReversed();

describe.runIf(installed)('a backup of PostgreSQL', () => {
  it('restores what was lost into an empty database: a printed receipt is confirmed again', async () => {
    const bin = dirname(installed ?? '');
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { url, stop } = await startPostgres({ programs: dirname(bin) });
    onTestFinished(stop);
    const administer = async (statement: string) => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await administer('create database portal');
    const env = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: new URL('/portal', url).href };
    const lose = async () => {
      await administer('drop database portal');
      await administer('create database portal');
    };
    expect(await loseAndRestore(env, lose)).toEqual(whole);

    const passwordFile = join(folder, 'database-password');
    await writeFile(passwordFile, 'of the role that may dump nothing');
    const ofTheApi = {
      DATABASE_URL: 'postgres://portal_api@127.0.0.1:1/portal',
      DATABASE_MIGRATE_URL: env.DATABASE_URL,
      DATABASE_PASSWORD_FILE: passwordFile,
    };
    await rm(file);
    await backUp({ ...env, ...ofTheApi }, file);
    expect((await stat(file)).size).toBeGreaterThan(0);
  });
});
