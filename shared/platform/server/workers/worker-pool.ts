import type { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { Piscina } from 'piscina';
import { logError } from '../log-error.ts';
import type { HostServices, Task, WorkerHandshake, WorkerSettings } from './protocol.ts';
import { createWatchdog, type Fault } from './watchdog.ts';
import { withSerialisableErrors } from './with-serialisable-errors.ts';

/** Milliseconds after which a worker that nobody needs is ended, where none has to be ready. */
const IDLE = 5_000;

interface PoolOptions {
  /** The built worker. */
  file: string;
  settings: WorkerSettings;
  questions: HostServices;
  threads: number;
  /** Whether workers wait for work, rather than work for workers. */
  ready: boolean;
  /** Tasks that a worker has in hand at most. */
  tasks: number;
  /** MiB of each worker's JavaScript heap. */
  memory: number;
  /** Milliseconds that a worker may work without a turn of its event loop. */
  timeLimit: number;
  /** Told before the tasks of the worker are given up. */
  faulty: (fault: Fault) => void;
}

export interface WorkerPool {
  /** @throws Error when the worker ends before its work is done */
  run(task: Task): Promise<unknown>;
  close(): Promise<void>;
}

/** Workers with bounds for time and memory, replaced when they end. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { file, settings, questions, threads, ready, tasks, memory, timeLimit, faulty } = options;
  const watch = createWatchdog({ timeLimit, faulty });
  const pool = new Piscina({
    filename: file,
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
    minThreads: ready ? threads : 0,
    maxThreads: threads,
    idleTimeout: ready ? Number.POSITIVE_INFINITY : IDLE,
    concurrentTasksPerWorker: tasks,
    // Between two tasks the event loop turns: what was late for its page still comes, and signs of life go on.
    atomics: 'disabled',
    recordTiming: false,
    loadBalancer: leastBusy(tasks, watch.responds),
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
  // Of a worker that had nothing in hand: its replacement is under way.
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

/** The one with the least to do. Behind a remote that hangs a page would wait for the worker's end. */
const leastBusy =
  (tasks: number, responds: (threadId: number) => boolean): LoadBalancer =>
  (_task, workers) => {
    const free = workers.filter(({ currentUsage, destroyed }) => !destroyed && currentUsage < tasks);
    const responding = free.filter(({ id, currentUsage }) => currentUsage === 0 || responds(id));
    const [best] = (responding.length > 0 ? responding : free).toSorted(
      (one, other) => one.currentUsage - other.currentUsage,
    );
    return best ?? null;
  };
