import type { Worker } from 'node:worker_threads';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { runningRelease } from './running-release.ts';

/** Milliseconds between two looks at the workers. */
const CHECK_INTERVAL = 100;
/** Milliseconds in which a worker says how much it has worked, or what it is at. */
const REPLY_TIMEOUT_MS = 1_000;
/** Without a sign of life for this many limits, a worker is ended even if it has not worked. */
const SUSPENDED_FACTOR = 10;

/** Why a worker came to its end, and whose code it was running. */
export interface Fault {
  reason: string;
  /** The release, or null where it cannot be told. */
  release: string | null;
  /** Number of the task whose tree was being rendered, or 0 where that cannot be told. */
  task: number;
}

interface WatchOptions {
  /** Milliseconds of work after which a worker whose event loop does not turn is ended. */
  timeLimit: number;
  faulty: (fault: Fault) => void;
}

export interface Watchdog {
  add(worker: Worker, signs: SharedArrayBuffer): void;
  /** Whether a worker's event loop has turned lately. */
  responds(threadId: number): boolean;
  end(): void;
}

interface Watched {
  worker: Worker;
  signs: Heartbeat;
  beats: number;
  /** When the last beat was seen. */
  at: number;
  /** Whether it is being looked into. */
  suspect: boolean;
  /** Whether its end has been told. */
  over: boolean;
}

/**
 * Ends workers that hang. What counts is the work since the last turn of their event loop, not time: on a busy machine
 * a good worker may have to wait.
 */
export function createWatchdog({ timeLimit, faulty }: WatchOptions): Watchdog {
  const watched = new Map<number, Watched>();

  /** Tells of a worker's end once: one that runs out of memory may hang before. */
  function tell(each: Watched, reason: string, release: string | null): void {
    if (!each.over) faulty({ reason, release, task: each.signs.rendering() });
    each.over = true;
  }

  async function inspectWorker(each: Watched): Promise<void> {
    const { worker, signs } = each;
    const wasSuspended = performance.now() - each.at > timeLimit * SUSPENDED_FACTOR;
    const usage = await tryWithTimeout(worker.cpuUsage());
    const worked = usage ? (usage.user + usage.system) / 1000 - signs.used() : 0;
    if (signs.beats() !== each.beats || (worked < timeLimit && !wasSuspended)) return;
    const release = (await tryWithTimeout(runningRelease(worker))) ?? signs.entered();
    if (signs.beats() !== each.beats) return;
    tell(each, worked < timeLimit ? 'does not wake up' : 'does not come to an end', release);
    await worker.terminate();
  }

  function check(): void {
    for (const each of watched.values()) {
      const beats = each.signs.beats();
      if (beats !== each.beats) Object.assign(each, { beats, at: performance.now() });
      else if (performance.now() - each.at > timeLimit && !each.suspect) {
        each.suspect = true;
        void inspectWorker(each).finally(() => {
          each.suspect = false;
        });
      }
    }
  }

  const timer = setInterval(check, CHECK_INTERVAL).unref();
  return {
    add(worker, memory) {
      const { threadId } = worker;
      const signs = createHeartbeat(memory);
      const each = { worker, signs, beats: -1, at: performance.now(), suspect: false, over: false };
      watched.set(threadId, each);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tell(each, 'needs too much memory', signs.entered());
      });
      worker.once('exit', () => watched.delete(threadId));
    },
    responds(threadId) {
      const each = watched.get(threadId);
      return each === undefined || performance.now() - each.at < CHECK_INTERVAL * 5;
    },
    end: () => clearInterval(timer),
  };
}

/** @returns undefined for what fails or is not told in time */
const tryWithTimeout = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), REPLY_TIMEOUT_MS).unref();
    }),
  ]);
