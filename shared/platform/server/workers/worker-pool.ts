import type { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { Piscina } from 'piscina';
import { logError } from '../log-error.ts';
import type { HostServices, Task, WorkerHandshake, WorkerSettings } from './protocol.ts';
import { createWatchdog, type Fault } from './watchdog.ts';
import { withSerialisableErrors } from './with-serialisable-errors.ts';

/** Time after which an unused worker is ended, unless workers must be ready. */
const IDLE_TIMEOUT_MS = 5_000;

interface PoolOptions {
  /** Path of the built worker. */
  file: string;
  settings: WorkerSettings;
  questions: HostServices;
  threads: number;
  /** Whether idle workers are kept. */
  ready: boolean;
  /** Maximum number of concurrent tasks per worker. */
  tasks: number;
  /** JavaScript heap of each worker in MiB. */
  memory: number;
  /** Maximum work in ms without a turn of the event loop. */
  timeLimit: number;
  /** Called before the worker's tasks are rejected. */
  faulty: (fault: Fault) => void;
}

export interface WorkerPool {
  /** @throws Error if the worker ends before the task */
  run(task: Task): Promise<unknown>;
  close(): Promise<void>;
}

/** Creates a pool of workers with limits for time and memory. Workers that end are replaced. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { file, settings, questions, threads, ready, tasks, memory, timeLimit, faulty } = options;
  const watch = createWatchdog({ timeLimit, faulty });
  const pool = new Piscina({
    filename: file,
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
    minThreads: ready ? threads : 0,
    maxThreads: threads,
    idleTimeout: ready ? Number.POSITIVE_INFINITY : IDLE_TIMEOUT_MS,
    concurrentTasksPerWorker: tasks,
    // Lets the event loop turn between two tasks, for late data and heartbeats.
    atomics: 'disabled',
    recordTiming: false,
    loadBalancer: pickLeastBusy(tasks, watch.responds),
  });
  pool.on('message', ({ threadId, port, signs }: WorkerHandshake) => {
    const worker = pool.threads.find((each: Worker) => each.threadId === threadId);
    if (!worker) return;
    watch.add(worker, signs);
    createBirpc<object, HostServices>(questions, {
      post: (message) => port.postMessage(message),
      on: (listener) => void port.on('message', listener),
      resolver: withSerialisableErrors,
    });
    port.unref();
  });
  // An idle worker failed; its replacement is starting.
  pool.on('error', (error: unknown) => logError('worker', error));
  return {
    run: (task) => pool.run(task),
    async close() {
      watch.end();
      await pool.destroy();
    },
  };
}

type LoadBalancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>;

/** Picks the worker with the fewest tasks. Unresponsive ones come last, because a page would wait for their end. */
const pickLeastBusy =
  (tasks: number, responds: (threadId: number) => boolean): LoadBalancer =>
  (_task, workers) => {
    const free = workers.filter(({ currentUsage, destroyed }) => !destroyed && currentUsage < tasks);
    const responding = free.filter(({ id, currentUsage }) => currentUsage === 0 || responds(id));
    const [best] = (responding.length > 0 ? responding : free).toSorted(
      (one, other) => one.currentUsage - other.currentUsage,
    );
    return best ?? null;
  };
