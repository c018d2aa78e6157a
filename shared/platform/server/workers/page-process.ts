import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import inspector from 'node:inspector';
import os from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { errorText } from '@portal/server-kit/error-text';
import { openHostChannel } from './channel.ts';
import type { Call, ProcessSettings, ReleaseContext, Task, TaskOf, TaskResults } from './protocol.ts';
import { parseResult, processMessage } from './protocol.ts';

/** JavaScript heap: several times what the portal's pages need. */
const HEAP_MIB = 128;
/** Maximum work without a turn of the event loop: several times what the slowest page needs. */
const MAX_WORK_MS = 1_000;
const CHECK_INTERVAL_MS = 100;
/** Maximum time since the last beat of a process that gets new tasks. */
const RESPONSIVE_MS = 500;
/** A process without a result for this long, beyond the task's budget, is ended even if it does not work. */
const RESULT_TIMEOUT_MS = 15 * MAX_WORK_MS;
/** Maximum number of concurrent calls: several times those of concurrent pages. */
const MAX_CALLS = 200;
/** Niceness: yields to the host, which serves cached pages and files, without starving beside other programs. */
const PRIORITY = 4;
/** Milliseconds of one tick of Linux' clock for processes. */
const TICK_MS = 10;

/** Variables for Node itself and the clock of tests; none of the portal's. */
const INHERITED_VARIABLES = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'TZ',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'CLOCK_OFFSET_MS',
];

/** Flags of the host that also limit the memory of page processes. */
const isMemoryFlag = (flag: string) => /^--(max|v8)-/.test(flag);

/** Returns Node's flags for a process that reads the built files, and nothing else. @param worker absolute path */
export const permissionFlags = (worker: string): string[] => [
  '--permission',
  `--allow-fs-read=${path.join(path.dirname(realpathSync(worker)), '*')}`,
  '--disallow-code-generation-from-strings',
  // A debugger of the host also debugs the page processes.
  ...(inspector.url() ? ['--allow-inspector'] : []),
];

interface PageProcessOptions {
  file: string;
  settings: ProcessSettings;
  /** The only releases whose code runs in the process. */
  releases: ReleaseContext;
  respond: (call: Call) => Promise<unknown>;
  /** Hashes of the inline scripts that its pages may contain. */
  scripts: readonly string[];
}

export type PageProcess = ReturnType<typeof startPageProcess>;

interface RunningTask {
  kind: Task['kind'];
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/**
 * Starts a process for remotes' code, without the host's environment, files, network, child processes and add-ons. It is
 * ended if it hangs, by its work since the last turn of its event loop: on a busy machine an intact process may wait.
 * @param ended called before the tasks are rejected
 */
export function startPageProcess(
  { file, settings, releases, respond, scripts }: PageProcessOptions,
  ended: (reason: string) => void,
) {
  let beat: { at: number; used: number } | null = null;
  let isSuspect = false;
  let reason: string | null = null;
  let isOver = false;
  let calls = 0;
  let lastTask = 0;
  const tasks = new Map<number, RunningTask>();

  const flags = [
    '--title=page-process',
    ...process.execArgv.filter(isMemoryFlag),
    `--max-old-space-size=${HEAP_MIB}`,
    ...permissionFlags(file),
  ];
  const child = spawn(process.execPath, [...flags, file], {
    env: Object.fromEntries(INHERITED_VARIABLES.map((name) => [name, process.env[name]])),
    // Output of remotes must not mix with the host's, which other programs read.
    stdio: ['ignore', 2, 2, 'pipe'],
  });
  lowerPriority(child.pid);
  const send = openHostChannel(child.stdio[3] as Duplex, receive, () => stop('sends no messages'));
  send({ kind: 'start', settings, releases });

  function receive(received: unknown, bytes: Buffer): void {
    const message = processMessage.parse(received);
    if (message.kind === 'call') void runCall(message.id, message.call);
    else if (message.kind === 'result') finish(message.id, message.result, bytes);
    else {
      beat = { at: performance.now(), used: message.used };
      isSuspect = false;
    }
  }

  async function runCall(id: number, call: Call): Promise<void> {
    if (calls >= MAX_CALLS) return send({ kind: 'error', id, message: 'too many calls' });
    calls += 1;
    try {
      send({ kind: 'value', id, value: await respond(call) });
    } catch (error) {
      send({ kind: 'error', id, message: errorText(error) });
    } finally {
      calls -= 1;
    }
  }

  function finish(id: number, result: unknown, bytes: Buffer): void {
    const task = tasks.get(id);
    task?.resolve(parseResult(task.kind, result, bytes, scripts) as never);
  }

  function check(): void {
    if (!beat) return;
    if (performance.now() - beat.at < MAX_WORK_MS) return;
    // Beats may be waiting if the host itself was busy: the second check follows after it has read them.
    if (!isSuspect) {
      isSuspect = true;
      return;
    }
    if (readProcessorTime(child.pid) - beat.used >= MAX_WORK_MS) stop('does not come to an end');
  }

  function stop(because: string): void {
    reason ??= because;
    child.kill('SIGKILL');
  }

  // A process at a breakpoint does not hang.
  const isDebugged = Boolean(inspector.url());
  const watch = isDebugged ? undefined : setInterval(check, CHECK_INTERVAL_MS).unref();

  function end(exit: string): void {
    clearInterval(watch);
    isOver = true;
    // Node aborts if the heap is full.
    reason ??= exit === 'SIGABRT' ? 'needs too much memory' : `has ended (${exit})`;
    ended(reason);
    for (const { reject } of tasks.values()) reject(new Error(reason));
  }
  const exited = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    ([code, signal]) => end(String(signal ?? code)),
    (error: unknown) => end(errorText(error)),
  );

  return {
    /** @throws Error with the reason if the process ends before */
    async run<Kind extends Task['kind']>(task: TaskOf<Kind>): Promise<TaskResults[Kind]> {
      if (isOver) throw new Error(reason ?? '');
      lastTask += 1;
      const id = lastTask;
      const { promise, resolve, reject } = Promise.withResolvers<TaskResults[Kind]>();
      const budget = 'budget' in task ? task.budget : 0;
      const timeout = isDebugged
        ? undefined
        : setTimeout(stop, RESULT_TIMEOUT_MS + budget, 'does not answer');
      tasks.set(id, { kind: task.kind, resolve, reject });
      send({ kind: 'run', id, task });
      try {
        return await promise;
      } finally {
        clearTimeout(timeout);
        tasks.delete(id);
      }
    },
    tasks: () => tasks.size,
    hasStarted: () => beat !== null,
    isResponsive: () => beat !== null && performance.now() - beat.at < RESPONSIVE_MS,
    async end(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Lowers the priority of a process, if the system permits it; raising it would need privileges. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined && os.getPriority() < PRIORITY) os.setPriority(pid, PRIORITY);
  } catch {
    // Only an optimisation.
  }
}

/** Returns a process's processor time in ms; 0 where the system does not list it. */
function readProcessorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
