import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { errorText } from '@portal/server-kit/error-text';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import pTimeout from 'p-timeout';
import { postgresPrograms, runnableByEveryone } from './postgres-programs.ts';
import { changeOwner, postgresUser, temporaryFolder } from './postgres-user.ts';

/** Generous for busy machines. */
const STARTS_WITHIN_MS = 110_000;

/** PostgreSQL server with one empty database. */
export interface StartedPostgres {
  url: string;
  /** Stops the server, cutting off all clients, and restarts it on its data after a while. */
  restart: (afterMs?: number) => Promise<void>;
  /** Sends a signal to all processes of the server: SIGSTOP, SIGCONT or SIGKILL. */
  signal: (signal: NodeJS.Signals) => void;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free port; as root with another user.
 * @param options.programs folder of its `bin`, `lib` and `share`
 * @param options.durable waits for the disk, as PostgreSQL does by default
 * @throws Error with the last lines of its log
 */
export async function startPostgres({
  programs = postgresPrograms(),
  durable = false,
} = {}): Promise<StartedPostgres> {
  const user = await postgresUser();
  const folder = await mkdtemp(join(await temporaryFolder(user), 'portal-postgres-'));
  const ending = new AbortController();
  const log: string[] = [];
  let server: ResultPromise | undefined;

  /** Runs a program, which ends with this process at the latest. */
  function launch(program: string, args: string[]) {
    const child = execa(program, args, {
      ...user,
      all: true,
      cancelSignal: ending.signal,
      killSignal: 'SIGINT',
    });
    createInterface(child.all).on('line', (line) => log.push(line));
    return child;
  }

  async function end(): Promise<void> {
    server?.kill();
    await server?.catch(() => {});
  }

  async function stop(): Promise<void> {
    ending.abort();
    await end();
    await rm(folder, { recursive: true, force: true });
  }

  async function start(): Promise<StartedPostgres> {
    const password = join(folder, 'password');
    await writeFile(password, 'portal', { mode: 0o600 });
    const bin = join(user ? await runnableByEveryone(programs, folder) : programs, 'bin');
    if (user) await changeOwner(folder, user);
    const data = join(folder, 'data');
    const cluster = ['--auth=password', '--username=portal', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await launch(join(bin, 'initdb'), [`--pgdata=${data}`, `--pwfile=${password}`, ...cluster]);
    const port = await freePort();
    const fsync = `fsync=${durable ? 'on' : 'off'}`;
    const settings = [`port=${port}`, fsync, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const serve = async () => {
      const started = launch(join(bin, 'postgres'), args);
      server = started;
      const ready = Promise.withResolvers<void>();
      createInterface(started.stderr).on('line', (line) => {
        if (/ready to accept connections/.test(line)) ready.resolve();
      });
      await Promise.race([ready.promise, started]);
    };
    await serve();
    const restart = async (afterMs = 0) => {
      await end();
      await pause(afterMs);
      await serve();
    };
    const signal = (name: NodeJS.Signals) => {
      const pid = server?.pid;
      if (pid === undefined) return;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      for (const each of [pid, ...children.map(Number)]) process.kill(each, name);
    };
    return { url: `postgres://portal:portal@127.0.0.1:${port}/postgres`, restart, signal, stop };
  }

  try {
    return await pTimeout(start(), {
      milliseconds: STARTS_WITHIN_MS,
      message: 'It accepted no connection in time.',
    });
  } catch (error) {
    await stop();
    const said = log.slice(-5).join(' ');
    throw new Error(`PostgreSQL did not start: ${errorText(error)} ${said}`.trim(), { cause: error });
  }
}
