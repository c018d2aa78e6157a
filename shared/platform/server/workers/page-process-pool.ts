import type { PageProcess } from './page-process.ts';
import type { PageReleases, Task, TaskOf, TaskResults } from './protocol.ts';

/** Time after which the unused process of other releases than the kept ones is ended. */
const IDLE_TIMEOUT_MS = 5_000;
/** Number of tasks after which a process is replaced: code of remotes may leave timers and memory behind. */
const MAX_TASKS = 10_000;

interface PoolOptions {
  /** Maximum number of processes of the kept releases; others have one. */
  size: number;
  start: (releases: PageReleases, ended: (reason: string) => void) => PageProcess;
  /** Called for each process that the pool has not ended itself. */
  ended: (reason: string) => void;
}

interface Member {
  process: PageProcess;
  releases: PageReleases;
  /** Number of tasks so far. */
  taken: number;
  /** Timestamp of the last task's end. */
  usedAt: number;
}

/**
 * Creates a pool of page processes. Each runs the code of one set of releases, so that no replaced, canary or previous
 * release has ever run in the process of another page.
 */
export function createPageProcessPool({ size, start, ended }: PoolOptions) {
  const members = new Set<Member>();
  let kept: PageReleases | null = null;
  let isClosing = false;

  function add(releases: PageReleases): Member {
    const process = start(releases, (reason) => {
      // The pool itself has ended it.
      if (!members.delete(member)) return;
      ended(reason);
      // A process that cannot start would be restarted without end.
      if (releases === kept && process.hasStarted() && !isClosing) add(releases);
    });
    const member: Member = { process, releases, taken: 0, usedAt: performance.now() };
    members.add(member);
    return member;
  }

  const listMembers = (releases: PageReleases): Member[] =>
    [...members].filter((each) => each.releases === releases && each.taken < MAX_TASKS);

  /** Picks the process with the fewest tasks. Unresponsive ones come last: a page would wait for their end. */
  function pick(releases: PageReleases): Member {
    if (isClosing) throw new Error('the host is closing');
    kept ??= releases;
    const own = listMembers(releases);
    const isFree = own.some(({ process }) => process.tasks() === 0);
    if (!isFree && own.length < (releases === kept ? size : 1)) own.push(add(releases));
    const responsive = own.filter(({ process }) => process.isResponsive());
    const candidates = responsive.length > 0 ? responsive : own;
    return candidates.reduce((best, each) => (each.process.tasks() < best.process.tasks() ? each : best));
  }

  async function remove(member: Member): Promise<void> {
    members.delete(member);
    await member.process.end();
  }

  function removeUnused(): void {
    const isUnused = ({ process, releases, taken, usedAt }: Member) =>
      process.tasks() === 0 &&
      (taken >= MAX_TASKS || (releases !== kept && performance.now() - usedAt >= IDLE_TIMEOUT_MS));
    for (const member of members) if (isUnused(member)) void remove(member);
  }
  const cleanUp = setInterval(removeUnused, IDLE_TIMEOUT_MS / 5).unref();

  return {
    /** @throws WorkerStopped if the process ends before */
    async run<Kind extends Task['kind']>(
      releases: PageReleases,
      task: TaskOf<Kind>,
    ): Promise<TaskResults[Kind]> {
      const member = pick(releases);
      member.taken += 1;
      try {
        return await member.process.run(task);
      } finally {
        member.usedAt = performance.now();
      }
    },
    /** Keeps processes of these releases from now on, and runs a task in each of them. */
    async keep(releases: PageReleases, task: Task): Promise<void> {
      if (kept === releases && listMembers(releases).length === size) return;
      kept = releases;
      while (listMembers(releases).length < size && !isClosing) add(releases);
      await Promise.allSettled(listMembers(releases).map(({ process }) => process.run(task)));
    },
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(cleanUp);
      await Promise.all([...members].map(remove));
    },
  };
}
