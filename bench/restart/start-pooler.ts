import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { execa } from 'execa';
import pg from 'pg';
import type { Bench } from '../start-bench.ts';

/**
 * pgbouncer as `deploy/pgbouncer/pgbouncer.ini` has it, in front of a database.
 * @param databaseUrl with user and password
 * @returns its own address
 * @throws Error where pgbouncer is not installed
 */
export async function startPooler({ root, atEnd }: Bench, databaseUrl: string): Promise<string> {
  await execa('pgbouncer', ['--version']).catch(() => {
    throw new Error('pgbouncer is not here: apt-get install pgbouncer');
  });
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-pooler-'));
  await chmod(folder, 0o755);
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${password}"\n`);
  // Not included by a file with sections of its own: these would put back the defaults of all it sets.
  const deployed = await readFile(path.join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  await writeFile(
    settings,
    deployed
      .replace(/^portal = .*/m, `portal = host=${hostname} port=${port} dbname=${pathname.slice(1)}`)
      .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
      .replace(/^listen_port = .*/m, `listen_port = ${own}`)
      .replace(/^auth_file = .*/m, `auth_file = ${users}`),
  );
  // It refuses to be root.
  const asOther = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const pooler = execa('pgbouncer', ['--quiet', ...asOther, settings], { stdio: 'ignore' });
  // Told to end, it says that it failed.
  pooler.catch(() => {});
  atEnd(() => pooler.kill());
  const url = `postgres://${username}:${password}@127.0.0.1:${own}/portal`;
  while (!(await answers(url))) await pause(100);
  return url;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
