import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { type Config, readConfig } from '../config.ts';
import { lockFolder } from '../db/folder-lock.ts';

const run = promisify(execFile);

/** Maximum time of a dump or a restore, so that an unresponsive database does not block the next backup. */
const DATABASE_TIMEOUT_MS = 6 * 60 * 60_000;
const CONNECTION_TIMEOUT_S = '10';

/** Returns folders and files to archive in addition to the database, by their names in the archive. */
function listStoredPaths(
  { DATA_DIR }: Config,
  { RELEASES_DIR, REGISTRY }: NodeJS.ProcessEnv,
): [string, string][] {
  const hasRegistry = REGISTRY && !/^https?:/.test(REGISTRY);
  return [
    ['outbox', join(DATA_DIR, 'outbox')],
    ['storage', join(DATA_DIR, 'storage')],
    ['releases', RELEASES_DIR || join(DATA_DIR, 'releases')],
    ...(hasRegistry ? [['registry.json', REGISTRY] satisfies [string, string]] : []),
  ];
}

/**
 * Writes the API's database and files, and the releases of the keeper (or of a host without one), into a compressed
 * archive that only its owner can read. PostgreSQL may be in use; with the embedded database the portal must be
 * stopped.
 * @throws Error if the file exists or the database is unreadable
 */
export async function backUp(env: NodeJS.ProcessEnv, file: string): Promise<void> {
  const config = readConfig(env);
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  await withFolder(async (folder) => {
    if (config.DATABASE_URL) {
      const { url, options } = await getConnection(config);
      const dump = ['--format=custom', '--no-owner', '--no-privileges', `--file=${join(folder, 'database')}`];
      await run('pg_dump', [...dump, url], options);
    } else await dumpEmbedded(config, join(folder, 'database'));
    for (const [name, path] of listStoredPaths(config, env))
      if (existsSync(path)) await cp(path, join(folder, name), { recursive: true });
    // The final name exists only for complete archives.
    const partial = `${file}.partial`;
    try {
      await rm(partial, { force: true });
      await writeFile(partial, '', { mode: 0o600, flag: 'wx' });
      await run('tar', ['-czf', resolve(partial), '-C', folder, '.']);
      await rename(partial, file);
    } finally {
      await rm(partial, { force: true });
    }
  });
}

/** Restores an archive. @throws Error if the database or a folder contains data: nothing is overwritten */
export async function restore(env: NodeJS.ProcessEnv, file: string): Promise<void> {
  const config = readConfig(env);
  const kept = listStoredPaths(config, env);
  const paths = kept.map(([, path]) => path).concat(config.DATABASE_URL ? [] : embeddedFolder(config));
  const inTheWay = paths.find((path) => existsSync(path));
  if (inTheWay) throw new Error(`${inTheWay} already exists: move it away first.`);
  await withFolder(async (folder) => {
    await run('tar', ['-xzf', resolve(file), '-C', folder]);
    await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
    if (config.DATABASE_URL) {
      const { url, options } = await getConnection(config);
      const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
      await run('pg_restore', [...whole, `--dbname=${url}`, join(folder, 'database')], options);
    } else await loadEmbedded(config, join(folder, 'database'));
    for (const [name, path] of kept)
      if (existsSync(join(folder, name))) await cp(join(folder, name), path, { recursive: true });
  });
}

/** Runs a function with a temporary folder. */
async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(os.tmpdir(), 'portal-backup-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a direct connection; its URL has no password, because all users of the machine can read command lines. */
async function getConnection({ DATABASE_URL, DATABASE_MIGRATE_URL, DATABASE_PASSWORD_FILE }: Config) {
  const url = new URL(DATABASE_MIGRATE_URL ?? DATABASE_URL ?? '');
  // The file contains the password of the API's role; the owner's URL contains its own.
  const own = decodeURIComponent(url.password);
  const password = own || (DATABASE_PASSWORD_FILE ? await readFile(DATABASE_PASSWORD_FILE, 'utf8') : '');
  url.password = '';
  const env = { PGCONNECT_TIMEOUT: CONNECTION_TIMEOUT_S, ...process.env, PGPASSWORD: password };
  return { url: url.href, options: { env, timeout: DATABASE_TIMEOUT_MS } };
}

const embeddedFolder = ({ DATA_DIR }: Config) => join(DATA_DIR, 'database');

async function dumpEmbedded(config: Config, to: string): Promise<void> {
  const folder = embeddedFolder(config);
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: there is no data yet.`);
  await withEmbedded(folder, {}, async (database) => {
    const dump = await database.dumpDataDir('none');
    await writeFile(to, Buffer.from(await dump.arrayBuffer()));
  });
}

async function loadEmbedded(config: Config, from: string): Promise<void> {
  const loadDataDir = new Blob([await readFile(from)]);
  await withEmbedded(embeddedFolder(config), { loadDataDir }, async () => {});
}

/** Opens the embedded database exclusively. */
async function withEmbedded(
  folder: string,
  options: { loadDataDir?: Blob },
  work: (database: PGlite) => Promise<void>,
): Promise<void> {
  const unlock = await lockFolder(`${folder}.lock`);
  try {
    const database = await PGlite.create(folder, options);
    await work(database).finally(() => database.close());
  } finally {
    await unlock();
  }
}
