import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { listeningUrl } from './listening-url.ts';

/** A Node program: its name for people, its file and arguments, and its whole environment. */
export interface Program {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

export interface ProcessGroup {
  /** Starts a server and waits for its `listening` line. @returns its address; rejects with one clear line */
  serve(program: Program): Promise<string>;
  /** Ends the server of that name and starts the program in its place, as `serve` does. */
  replace(program: Program): Promise<string>;
  /** Runs a program to its end; rejects with one clear line when that is not a success. */
  run(program: Program): Promise<void>;
  /** Rejects with one clear line as soon as a server that was up has ended by itself; never resolves. */
  failure: Promise<never>;
  /** Ends every process of the group, by force where asking is not enough. Later starts are refused. */
  stop(): Promise<void>;
}

interface Options {
  cwd: string;
  /** What the processes print goes to `<logs>/<name>.log`. */
  logs: string;
  readyWithinMs: number;
  stopWithinMs: number;
  /** A program that is to end by itself is ended then. */
  runWithinMs?: number;
}

/** Loaded first by every process that must not outlive the one that has started it. */
export const exitWithParent = new URL('./exit-with-parent.ts', import.meta.url).href;

/** Processes that live and end together. */
export function createProcessGroup({
  cwd,
  logs,
  readyWithinMs,
  stopWithinMs,
  runWithinMs = 10 * 60_000,
}: Options): ProcessGroup {
  const children = new Set<ChildProcess>();
  const servers = new Map<string, ChildProcess>();
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

  function launch({ name, args, env }: Program) {
    if (stopping) throw new Error('The portal is being stopped.');
    const logFile = join(logs, `${name}.log`);
    rmSync(logFile, { force: true });
    const log = createWriteStream(logFile, { mode: 0o600 });
    // A full disk costs the log, not the portal.
    log.on('error', () => {});
    // Its own process group: Ctrl-C reaches only the parent, which then ends the others in order.
    const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
      cwd,
      env,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    const lastWords = record(child, log);
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', (code, signal) => resolve(code ?? signal));
    }).finally(() => children.delete(child));
    const logged = `see ${relative(cwd, logFile)}`;
    const complaint = (what: string) => new Error(`${name} ${what}: ${lastWords() || logged}`);
    return { child, ended, complaint, logged };
  }

  async function serve(program: Program): Promise<string> {
    const { child, ended, complaint } = launch(program);
    servers.set(program.name, child);
    let timer: NodeJS.Timeout | undefined;
    const url = await Promise.race([
      listeningUrl(child),
      ended.then(() => Promise.reject(complaint('ended before it was ready'))),
      new Promise<never>((_, reject) => {
        const seconds = readyWithinMs / 1000;
        timer = setTimeout(() => reject(complaint(`was not ready after ${seconds} s`)), readyWithinMs);
      }),
    ]).finally(() => clearTimeout(timer));
    ended.then(() => {
      const replaced = servers.get(program.name) !== child;
      if (!stopping && !replaced) failure.reject(complaint('ended unexpectedly'));
    });
    return url;
  }

  return {
    failure: failure.promise,
    serve,

    async replace(program) {
      const running = servers.get(program.name);
      servers.delete(program.name);
      if (running) await end(running, stopWithinMs);
      return serve(program);
    },

    async run(program) {
      const { child, ended, logged } = launch(program);
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new Error(`${program.name} did not end within ${runWithinMs / 1000} s: ${logged}`));
        child.kill('SIGKILL');
      }, runWithinMs);
      const code = await Promise.race([ended, late.promise]).finally(() => clearTimeout(timer));
      // A tool's report has many lines, none of which says everything: name the log instead.
      if (code !== 0) throw new Error(`${program.name} failed: ${logged}`);
    },

    async stop() {
      stopping = true;
      await Promise.all([...children].map((child) => end(child, stopWithinMs)));
    },
  };
}

/** Lines of an error report without information: stack frames, brackets, Node's version. */
const uninformativeLine = /^(\s|[\^{}()[\]]|Node\.js v|$)/;

/** Writes what the process prints to its log. @returns a function that prints its last informative line on stderr */
function record(child: ChildProcess, log: WriteStream): () => string {
  let last = '';
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!uninformativeLine.test(line)) last = line.trim();
    });
  }
  return () => last;
}

async function end(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Not 'close': a detached child that holds the output would delay it.
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), withinMs);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(force);
}
