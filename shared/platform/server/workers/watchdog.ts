import type { Worker } from 'node:worker_threads';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { runningRelease } from './running-release.ts';

const CHECK_INTERVAL_MS = 100;
/** Maximum wait for a worker's processor time or stack. */
const REPLY_TIMEOUT_MS = 1_000;
/** A worker without a beat for this many limits is ended even if it did not work. */
const SUSPENDED_FACTOR = 10;

/** Reason for a worker's end, with the release whose code it was running. */
export interface Fault {
  reason: string;
  /** Null if it is unknown. */
  release: string | null;
  /** Number of the task whose tree was being rendered, or 0 if it is unknown. */
  task: number;
}

interface WatchOptions {
  /** Maximum work in ms without a turn of the event loop. */
  timeLimit: number;
  faulty: (fault: Fault) => void;
}

export interface Watchdog {
  add(worker: Worker, signs: SharedArrayBuffer): void;
  /** Returns whether a worker's event loop turned recently. */
  responds(threadId: number): boolean;
  end(): void;
}

interface Watched {
  worker: Worker;
  signs: Heartbeat;
  beats: number;
  /** Timestamp of the last beat. */
  at: number;
  /** Whether it is being inspected. */
  suspect: boolean;
  /** Whether its end was reported. */
  over: boolean;
}

/**
 * Ends workers that hang. It measures work since the last turn of their event loop, not time: on a busy machine an
 * intact worker may be waiting.
 */
export function createWatchdog({ timeLimit, faulty }: WatchOptions): Watchdog {
  const watched = new Map<number, Watched>();

  /** Reports a worker's end once: a worker that runs out of memory may also hang. */
  function reportFault(each: Watched, reason: string, release: string | null): void {
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
    reportFault(each, worked < timeLimit ? 'does not wake up' : 'does not come to an end', release);
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

  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  return {
    add(worker, memory) {
      const { threadId } = worker;
      const signs = createHeartbeat(memory);
      const each = { worker, signs, beats: -1, at: performance.now(), suspect: false, over: false };
      watched.set(threadId, each);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          reportFault(each, 'needs too much memory', signs.entered());
      });
      worker.once('exit', () => watched.delete(threadId));
    },
    responds(threadId) {
      const each = watched.get(threadId);
      return each === undefined || performance.now() - each.at < CHECK_INTERVAL_MS * 5;
    },
    end: () => clearInterval(timer),
  };
}

/** @returns undefined on failure or timeout */
const tryWithTimeout = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), REPLY_TIMEOUT_MS).unref();
    }),
  ]);
