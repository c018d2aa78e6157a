import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { execa, type Subprocess } from 'execa';
import pTimeout from 'p-timeout';

/** A Node program: its name in messages, its file and arguments, and its whole environment. */
export interface Program {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Called with each line of its output, in addition to its log. */
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

export type ProcessGroup = ReturnType<typeof createProcessGroup>;

interface Options {
  cwd: string;
  /** Folder of the processes' output, `<name>.log`. */
  logs: string;
}

/** Timeout of a server until it listens, and of a program that ends by itself. */
const READY_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 5_000;

/** Loaded first by every process that must not outlive its parent. */
const exitWithParent = new URL('./exit-with-parent.ts', import.meta.url).href;

/** Creates a group of processes that are stopped together. */
export function createProcessGroup({ cwd, logs }: Options) {
  const children = new Set<Subprocess>();
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  let stopping = false;
  // A server's output may contain personal data.
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  try {
    chmodSync(logs, 0o700);
  } catch {
    // Some file systems have no permissions.
  }

  function launch({ name, args, env, onLine }: Program, timeout = 0) {
    if (stopping) throw new Error('The portal is being stopped.');
    const logFile = join(logs, `${name}.log`);
    rmSync(logFile, { force: true });
    const log = createWriteStream(logFile, { mode: 0o600 });
    // A full disk affects the log, not the portal.
    log.on('error', () => {});
    // Its own process group: Ctrl-C reaches only the parent, which then stops the others in order.
    const child = execa(process.execPath, ['--import', exitWithParent, ...args], {
      cwd,
      env,
      extendEnv: false,
      detached: true,
      stdin: 'ignore',
      ipc: true,
      buffer: false,
      reject: false,
      forceKillAfterDelay: STOP_TIMEOUT_MS,
      timeout,
    });
    children.add(child);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    if (onLine)
      for (const stream of ['stdout', 'stderr'] as const)
        createInterface({ input: child[stream] }).on('line', (line) => onLine(line, stream));
    const lastLine = captureLastLine(child.stderr);
    const ended = child.finally(async () => {
      children.delete(child);
      // Error messages refer to the log.
      await new Promise<unknown>((resolve) => log.end(resolve));
    });
    const logged = `see ${relative(cwd, logFile)}`;
    const failed = (what: string) => new Error(`${name} ${what}: ${lastLine() || logged}`);
    return { child, ended, failed, logged };
  }

  /** Starts a server and waits for its `listening` line. @returns its URL @throws Error in one line */
  async function serve(program: Program): Promise<string> {
    const { child, ended, failed } = launch(program);
    const early = ended.then((result) =>
      Promise.reject(failed(`ended before it was ready${killed(result)}`)),
    );
    const url = await pTimeout(Promise.race([listeningUrl(child), early]), {
      milliseconds: READY_TIMEOUT_MS,
      fallback: () => Promise.reject(failed(`was not ready after ${READY_TIMEOUT_MS / 1000} s`)),
    });
    ended.then((result) => {
      if (!stopping) failure.reject(failed(`ended unexpectedly${killed(result)}`));
    });
    return url;
  }

  return {
    /** Rejects with one line when a running server ends by itself; never resolves. */
    failure: failure.promise,
    serve,

    /** Runs a program to its end. @throws Error in one line if it fails */
    async run(program: Program): Promise<void> {
      const { ended, logged } = launch(program, READY_TIMEOUT_MS);
      const { failed, timedOut } = await ended;
      const what = timedOut ? `did not end within ${READY_TIMEOUT_MS / 1000} s` : 'failed';
      // A tool's report has many lines, none of which is sufficient: the message names the log.
      if (failed) throw new Error(`${program.name} ${what}: ${logged}`);
    },

    /** Stops every process, by force if needed. Later starts are rejected. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all([...children].map(end));
    },
  };
}

/** A killed process writes no last line. */
const killed = ({ signal }: { signal?: string | undefined }): string =>
  signal === 'SIGKILL' ? ' (killed, perhaps out of memory)' : '';

/** Lines of an error report without information: stack frames, brackets, Node's version. */
const uninformativeLine = /^(\s|[\^{}()[\]]|Node\.js v|$)/;

/** Reads a stream of errors. @returns a function that returns the last informative line so far */
function captureLastLine(stream: Readable): () => string {
  let last = '';
  createInterface({ input: stream }).on('line', (line) => {
    if (!uninformativeLine.test(line)) last = line.trim();
  });
  return () => last;
}

/** Stops a process; execa kills it if needed. */
async function end({ nodeChildProcess: child, kill }: Subprocess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Not its result: a detached child that holds the output would delay that.
  const exited = once(child, 'exit');
  kill();
  await exited;
}

/** Waits for a process's line `{"event":"listening","url":…}`. @returns the URL */
function listeningUrl({ stdout }: { stdout: Readable | null }): Promise<string> {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('{"event":"listening"')) resolve(JSON.parse(line).url);
    });
  });
}
