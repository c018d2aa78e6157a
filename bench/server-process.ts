import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import {
  captureLastLine,
  exitWithParent,
  listeningUrl,
  type Program,
} from '../scripts/processes/process-group.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Milliseconds of one tick of Linux' clock for processes. */
const TICK_MS = 10;

/**
 * Starts a server and waits until it listens.
 * @param launcher command that runs it, such as `prlimit` with its arguments
 * @throws Error if it ends first
 */
export async function startServer(
  { name, args, env }: Program,
  cwd: string,
  launcher: readonly string[] = [],
) {
  const [command = '', ...rest] = [...launcher, process.execPath, '--import', exitWithParent, ...args];
  const stdio = { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', ipc: true, buffer: false } as const;
  const child = execa(command, rest, { cwd, env, extendEnv: false, reject: false, ...stdio });
  const exited = child.then(() => {});
  const lastLine = captureLastLine(child.stderr);
  const failed = exited.then(() =>
    Promise.reject(new Error(`${name} ended before it was ready: ${lastLine()}`)),
  );
  const url = await Promise.race([listeningUrl(child), failed]);
  failed.catch(() => {});
  const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  function sum(value: (pid: string) => number): number {
    const own = String(child.pid);
    const pids = [own, ...read(own, `task/${own}/children`).split(' ').filter(Boolean)];
    return pids.map(value).reduce((total, each) => total + each, 0);
  }
  return {
    url,
    /** Memory in MiB of the server and its child processes; each shares the pages that they have in common. */
    memory: () => sum((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1]) / 1024),
    /** Milliseconds of processor time that they have used. */
    work: () =>
      sum((pid) => {
        const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
      }),
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      child.kill(signal);
      await exited;
    },
  };
}

/** Waits until a request succeeds. */
export async function waitUntilHealthy(url: string): Promise<void> {
  const isHealthy = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await pause(50);
}

/**
 * Waits until a release is active on a host.
 * @throws Error after five minutes: each release is fetched and tested
 */
export async function waitForRelease(
  hostUrl: string,
  isMeant: (release: { name: string; version: string }) => boolean,
): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(100)) {
    const response = await fetch(`${hostUrl}/senac-portal/registry.json`);
    const { remotes } = (await response.json()) as { remotes: { name: string; version: string }[] };
    if (remotes.some(isMeant)) return;
  }
  throw new Error(`${hostUrl}: the release did not become active`);
}
