import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import inspector from 'node:inspector';
import os from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { errorText } from '@portal/server-kit/error-text';
import { openHostChannel } from './channel.ts';
import type { Question, ReleaseContext, Task, TaskOf, TaskResults, WorkerSettings } from './protocol.ts';
import { parseResult, workerMessage } from './protocol.ts';

const CHECK_INTERVAL_MS = 100;
/** Maximum time since the last beat of a process that gets new tasks. */
const RESPONSIVE_MS = 500;
/** A process without a result for this many limits, beyond the task's budget, is ended even if it does not work. */
const SILENT_FACTOR = 15;
/** Maximum number of unanswered questions: several times what concurrent pages ask. */
const MAX_QUESTIONS = 200;
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

/** Thrown for the tasks of a process that has ended, with the reason. */
export class WorkerStopped extends Error {}

export interface PageProcessOptions {
  /** Absolute path of the built worker. */
  file: string;
  /** JavaScript heap in MiB. */
  memory: number;
  /** Maximum work in ms without a turn of the event loop. */
  timeLimit: number;
  settings: WorkerSettings;
  /** The only releases whose code runs in the process. */
  releases: ReleaseContext;
  /** Answers the questions of the process. */
  answer: (question: Question) => Promise<unknown>;
  /** Hashes of the inline scripts that its pages may contain. */
  scripts: readonly string[];
  /** Called before the tasks are rejected. */
  ended: (reason: string) => void;
}

export type PageProcess = ReturnType<typeof startPageProcess>;

interface RunningTask {
  kind: Task['kind'];
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/**
 * Starts a process for remotes' code, without the host's environment, files, network, child processes and add-ons.
 * It is ended if it hangs. Work since the last turn of its event loop counts, not time: on a busy machine an intact
 * process may be waiting.
 */
export function startPageProcess(options: PageProcessOptions) {
  const { file, memory, timeLimit, settings, releases, answer, scripts, ended } = options;
  let beat: { at: number; used: number } | null = null;
  let isSuspect = false;
  let reason: string | null = null;
  let isOver = false;
  let questions = 0;
  let lastTask = 0;
  const tasks = new Map<number, RunningTask>();

  const flags = [
    '--title=page-process',
    ...process.execArgv.filter(isMemoryFlag),
    `--max-old-space-size=${memory}`,
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
    const message = workerMessage.parse(received);
    if (message.kind === 'ask') void answerQuestion(message.id, message.question);
    else if (message.kind === 'result') finish(message.id, message.result, bytes);
    else {
      beat = { at: performance.now(), used: message.used };
      isSuspect = false;
    }
  }

  async function answerQuestion(id: number, question: Question): Promise<void> {
    if (questions >= MAX_QUESTIONS) return send({ kind: 'error', id, message: 'too many questions' });
    questions += 1;
    try {
      send({ kind: 'answer', id, value: await answer(question) });
    } catch (error) {
      send({ kind: 'error', id, message: errorText(error) });
    } finally {
      questions -= 1;
    }
  }

  function finish(id: number, result: unknown, bytes: Buffer): void {
    const task = tasks.get(id);
    task?.resolve(parseResult(task.kind, result, bytes, scripts) as never);
  }

  function check(): void {
    if (!beat) return;
    if (performance.now() - beat.at < timeLimit) return;
    // Beats may be waiting if the host itself was busy: the second check follows after it has read them.
    if (!isSuspect) {
      isSuspect = true;
      return;
    }
    if (readProcessorTime(child.pid) - beat.used >= timeLimit) stop('does not come to an end');
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
    for (const { reject } of tasks.values()) reject(new WorkerStopped(reason));
  }
  const exited = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    ([code, signal]) => end(String(signal ?? code)),
    (error: unknown) => end(errorText(error)),
  );

  return {
    /** @throws WorkerStopped if the process ends before */
    async run<Kind extends Task['kind']>(task: TaskOf<Kind>): Promise<TaskResults[Kind]> {
      if (isOver) throw new WorkerStopped(reason ?? '');
      lastTask += 1;
      const id = lastTask;
      const { promise, resolve, reject } = Promise.withResolvers<TaskResults[Kind]>();
      const budget = 'budget' in task ? task.budget : 0;
      const timeout = isDebugged
        ? undefined
        : setTimeout(stop, timeLimit * SILENT_FACTOR + budget, 'does not answer');
      tasks.set(id, { kind: task.kind, resolve, reject });
      send({ kind: 'run', id, task });
      try {
        return await promise;
      } finally {
        clearTimeout(timeout);
        tasks.delete(id);
      }
    },
    /** Returns the number of tasks in progress. */
    tasks: () => tasks.size,
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
