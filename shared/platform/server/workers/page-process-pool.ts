import { type Fault, type PageProcess, type PageProcessOptions, startPageProcess } from './page-process.ts';
import type { NumberedTask, Task, TaskResults } from './protocol.ts';

/** Time after which unused processes are ended, unless they are kept. */
const IDLE_TIMEOUT_MS = 5_000;

interface PoolOptions extends PageProcessOptions {
  /** Maximum number of processes. */
  size: number;
  /** Whether unused processes are kept, and ended ones replaced. */
  ready: boolean;
}

/** Creates a pool of page processes, which start when they are needed. */
export function createPageProcessPool({ size, ready, ended, ...options }: PoolOptions) {
  const processes = new Set<PageProcess>();
  let isClosing = false;
  let idle: NodeJS.Timeout | undefined;

  function start(): void {
    const started = startPageProcess({
      ...options,
      ended(fault: Fault | null, exit: string) {
        // The pool itself has ended it.
        if (!processes.delete(started)) return;
        ended(fault, exit);
        // A process that cannot start would be restarted without end.
        if (ready && started.hasStarted()) start();
      },
    });
    processes.add(started);
  }

  /** Picks the process with the fewest tasks. Unresponsive ones come last: a page would wait for their end. */
  function pick(): PageProcess {
    if (isClosing) throw new Error('the host is closing');
    const isFree = [...processes].some((each) => each.tasks() === 0);
    if (!isFree && processes.size < size) start();
    const responsive = [...processes].filter((each) => each.isResponsive());
    const candidates = responsive.length > 0 ? responsive : [...processes];
    return candidates.reduce((best, each) => (each.tasks() < best.tasks() ? each : best));
  }

  return {
    /** @throws WorkerStopped, or Error if the process ended by itself */
    async run<Kind extends Task['kind']>(task: NumberedTask<Kind>): Promise<TaskResults[Kind]> {
      clearTimeout(idle);
      try {
        return await pick().run(task);
      } finally {
        if (!ready) idle = setTimeout(endAll, IDLE_TIMEOUT_MS).unref();
      }
    },
    /** Runs a task in every process. */
    async runInAll(task: NumberedTask): Promise<void> {
      while (processes.size < size && !isClosing) start();
      await Promise.allSettled([...processes].map((each) => each.run(task)));
    },
    async close(): Promise<void> {
      isClosing = true;
      clearTimeout(idle);
      await endAll();
    },
  };

  async function endAll(): Promise<void> {
    const ending = [...processes];
    processes.clear();
    await Promise.all(ending.map((each) => each.end()));
  }
}
