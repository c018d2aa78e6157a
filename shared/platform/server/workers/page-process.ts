import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import inspector from 'node:inspector';
import os from 'node:os';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { openChannel } from './channel.ts';
import type { HostCalls, HostServices, NumberedTask, Task, TaskResults, WorkerCalls } from './protocol.ts';
import { openRecord, type RunningCode } from './running-code.ts';

const CHECK_INTERVAL_MS = 100;
/** Maximum time since the last beat of a process that gets new tasks. */
const RESPONSIVE_MS = 500;
/** A process without a beat for this many limits is ended even if it did not work. */
const SUSPENDED_FACTOR = 10;
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

/**
 * Returns Node's flags for the process that runs remotes' code: it reads the built files, and nothing else.
 * @param worker absolute path of the built worker
 */
export const permissionFlags = (worker: string): string[] => [
  '--permission',
  `--allow-fs-read=${path.join(path.dirname(realpathSync(worker)), '*')}`,
  '--disallow-code-generation-from-strings',
  // A debugger of the host also debugs the page processes.
  ...(inspector.url() ? ['--allow-inspector'] : []),
];

/** Reason for which the host ended a page process, with the release whose code it was running. */
export interface Fault extends RunningCode {
  reason: string;
}

/** Thrown for the tasks of a process that was ended because of a fault. */
export class WorkerStopped extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.reason);
    this.fault = fault;
  }
}

export interface PageProcessOptions {
  /** Absolute path of the built worker. */
  file: string;
  /** JavaScript heap in MiB. */
  memory: number;
  /** Maximum work in ms without a turn of the event loop. */
  timeLimit: number;
  services: HostServices;
  /**
   * Called before the tasks are rejected.
   * @param fault null if the process ended by itself
   * @param exit signal, exit code or error
   */
  ended: (fault: Fault | null, exit: string) => void;
}

export type PageProcess = ReturnType<typeof startPageProcess>;

/**
 * Starts a process for remotes' code, without the host's environment, files, network, child processes and add-ons.
 * It is ended if it hangs. Work since the last turn of its event loop counts, not time: on a busy machine an intact
 * process may be waiting.
 */
export function startPageProcess({ file, memory, timeLimit, services, ended }: PageProcessOptions) {
  let beat: { at: number; used: number } | null = null;
  let isSuspect = false;
  const record = openRecord();
  let fault: Fault | null = null;
  let tasks = 0;

  const child = fork(file, [], {
    execArgv: [
      '--title=page-process',
      ...process.execArgv.filter(isMemoryFlag),
      `--max-old-space-size=${memory}`,
      ...permissionFlags(file),
    ],
    env: Object.fromEntries(INHERITED_VARIABLES.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    // Output of remotes must not mix with the host's, which other programs read.
    stdio: ['ignore', 2, 2, 'ipc', record.stdio],
  });
  lowerPriority(child.pid);
  const calls = openChannel<WorkerCalls, HostCalls>(child, {
    ...services,
    beat(used) {
      beat = { at: performance.now(), used };
      isSuspect = false;
    },
  });

  function check(): void {
    if (!beat) return;
    const silence = performance.now() - beat.at;
    if (silence < timeLimit) return;
    // Beats may be waiting if the host itself was busy: the second check follows after it has read them.
    if (!isSuspect) {
      isSuspect = true;
      return;
    }
    if (readProcessorTime(child.pid) - beat.used >= timeLimit) stop('does not come to an end');
    else if (silence > timeLimit * SUSPENDED_FACTOR) stop('does not wake up');
  }

  function stop(reason: string): void {
    fault ??= { reason, ...record.read() };
    child.kill('SIGKILL');
  }

  // A process at a breakpoint does not hang.
  const watch = inspector.url() ? undefined : setInterval(check, CHECK_INTERVAL_MS).unref();

  function end(exit: string): void {
    clearInterval(watch);
    // Node aborts if the heap is full.
    if (exit === 'SIGABRT') fault ??= { reason: 'needs too much memory', ...record.read() };
    record.close();
    ended(fault, exit);
    calls.$close(fault ? new WorkerStopped(fault) : new Error('the page process ended'));
  }
  const exited = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    ([code, signal]) => end(String(signal ?? code)),
    (error: unknown) => end(errorText(error)),
  );

  return {
    /** @throws WorkerStopped, or Error if the process ended by itself */
    async run<Kind extends Task['kind']>(task: NumberedTask<Kind>): Promise<TaskResults[Kind]> {
      tasks += 1;
      try {
        return (await calls.run(task as NumberedTask)) as TaskResults[Kind];
      } finally {
        tasks -= 1;
      }
    },
    /** Returns the number of tasks in progress. */
    tasks: () => tasks,
    hasStarted: () => beat !== null,
    /** Returns whether its event loop turned recently. */
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
