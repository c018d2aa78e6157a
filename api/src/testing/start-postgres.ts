import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorText } from '@portal/shared/server/error-text';
import { freePort } from '@portal/tooling/free-port';
import { ChildPrograms } from './child-programs.ts';
import { postgresPrograms, runnableByEveryone } from './postgres-programs.ts';
import { changeOwner, postgresUser, temporaryFolder } from './postgres-user.ts';
import { withTimeout } from './with-timeout.ts';

/** On a machine that is busy with much else. */
const STARTS_WITHIN_MS = 110_000;

/** A PostgreSQL server with one empty database. */
export interface StartedPostgres {
  url: string;
  /** Ends the server, cutting off whoever is connected, and starts it again on its data after a while. */
  restart: (afterMs?: number) => Promise<void>;
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free port. As root it runs as another user, wherever this checkout lies.
 * @param options.programs the folder of its `bin`, `lib` and `share`
 * @param options.durable whether it waits for the disk, as PostgreSQL does unless it is told otherwise
 * @throws Error in time that says why, with the last lines of its log
 */
export async function startPostgres({
  programs = postgresPrograms(),
  durable = false,
} = {}): Promise<StartedPostgres> {
  const user = await postgresUser();
  const folder = await mkdtemp(join(await temporaryFolder(user), 'portal-postgres-'));
  const children = new ChildPrograms();
  const stop = async () => {
    await children.end();
    await rm(folder, { recursive: true, force: true });
  };

  let serve = async (): Promise<() => Promise<void>> => Promise.reject(new Error('not started'));
  let end = async () => {};

  async function start(): Promise<string> {
    const password = join(folder, 'password');
    await writeFile(password, 'portal', { mode: 0o600 });
    const bin = join(user ? await runnableByEveryone(programs, folder) : programs, 'bin');
    if (user) await changeOwner(folder, user);
    const data = join(folder, 'data');
    const cluster = ['--auth=password', '--username=portal', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await children.run(join(bin, 'initdb'), [`--pgdata=${data}`, `--pwfile=${password}`, ...cluster], user);
    const port = await freePort();
    const fsync = `fsync=${durable ? 'on' : 'off'}`;
    const settings = [`port=${port}`, fsync, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    serve = () => children.serve(join(bin, 'postgres'), args, /ready to accept connections/, user);
    end = await serve();
    return `postgres://portal:portal@127.0.0.1:${port}/postgres`;
  }

  async function restart(afterMs = 0): Promise<void> {
    await end();
    await pause(afterMs);
    end = await serve();
  }

  try {
    const url = await withTimeout(STARTS_WITHIN_MS, 'its first connection', start());
    return { url, restart, stop };
  } catch (error) {
    await stop();
    const reason = errorText(error);
    const log = children.lines.slice(-5).join(' ');
    throw new Error(`PostgreSQL did not start: ${reason} ${log}`.trim(), { cause: error });
  }
}
