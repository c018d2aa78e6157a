import { errorText } from '@portal/server-kit/error-text';
import { LRUCache } from 'lru-cache';
import { releaseKey } from '../../contract/names.ts';
import { createPageBackoff } from './page-backoff.ts';
import { PAGES_PER_WORKER } from './page-renderer.ts';
import type {
  Evaluation,
  HostServices,
  Listed,
  PageProcess,
  PageProcessSettings,
  ReleaseContext,
  Rendered,
} from './protocol.ts';
import { createWorkerPool } from './worker-pool.ts';

/** Budget of the second attempt: cached data takes no longer. */
const MIN_BUDGET_MS = 50;
/** Time for which a release is left out of a page after it cost the page a worker. */
const BACKOFF_MS = 60_000;
/** Key under which page lists are backed off like a page. */
const LISTING = 'listing';
const MAX_RELEASES = 12;

interface Work {
  /** Releases that may have cost the task a worker. */
  suspects: Set<string>;
  requestId: string | undefined;
}

interface Options extends PageProcessSettings {
  questions: HostServices;
  report: (line: string) => void;
}

/** Renders pages in threads of this process. */
export function createThreadRenderer(options: Options): PageProcess {
  const { threads, questions, report, ...poolOptions } = options;
  const backoff = createPageBackoff(BACKOFF_MS);
  /** Tasks in progress, by number. */
  const inProgress = new Map<number, Work>();
  let tasks = 0;
  const known = new LRUCache<number, Promise<ReleaseContext>>({ max: MAX_RELEASES });

  function getReleases(number: number): Promise<ReleaseContext> {
    const releases = known.get(number) ?? questions.releases(number);
    known.set(number, releases);
    return releases;
  }

  type Kind = Pick<Parameters<typeof createWorkerPool>[0], 'threads' | 'ready' | 'tasks' | 'faulty'>;
  const answers: HostServices = {
    data: (request) => questions.data(request),
    releases: getReleases,
    code: (of) => questions.code(of),
    text: (of) => questions.text(of),
  };
  const pool = (kind: Kind) => createWorkerPool({ ...poolOptions, questions: answers, ...kind });

  const pages = pool({
    threads,
    ready: true,
    // One more for the fallback shell, which must not wait behind pages that wait for data.
    tasks: PAGES_PER_WORKER + 1,
    faulty({ reason, release, task }) {
      const request = inProgress.get(task)?.requestId;
      report(
        `a worker was ended: ${release ?? 'the host'} ${reason}${request ? ` (request ${request})` : ''}`,
      );
      if (!release) return;
      for (const [number, { suspects }] of inProgress)
        if (task === 0 || task === number) suspects.add(release);
    },
  });
  const faults = new Map<string, string>();
  const smokeTests = pool({
    threads: 1,
    ready: false,
    tasks: 1,
    faulty: ({ reason, release }) => void (release && faults.set(release, reason)),
  });

  async function listBackedOff(releases: number, page: string): Promise<string[]> {
    const { manifests } = await getReleases(releases);
    return manifests.filter((each) => backoff.has(releaseKey(each), page)).map(({ name }) => name);
  }

  /** Runs a task for a page. If a worker ends meanwhile, the faulty releases are left out of the page. */
  async function runTask<Result>(
    page: string,
    run: (number: number) => Promise<unknown>,
    requestId?: string,
  ): Promise<Result> {
    tasks += 1;
    const number = tasks;
    const suspects = new Set<string>();
    inProgress.set(number, { suspects, requestId });
    try {
      return (await run(number)) as Result;
    } catch (error) {
      for (const release of suspects) backoff.add(release, page);
      throw error;
    } finally {
      inProgress.delete(number);
    }
  }

  return {
    async render(page, releases) {
      const attempt = (budget: number): Promise<Rendered> =>
        runTask(
          page.url,
          async (number) => {
            const without = await listBackedOff(releases, page.url);
            return pages.run({ kind: 'render', ...page, number, budget, releases, without });
          },
          page.requestId,
        );
      // The second attempt leaves out the releases that cost the first worker.
      return attempt(page.budget).catch(() => attempt(Math.min(page.budget, MIN_BUDGET_MS)));
    },
    async list(of, releases) {
      const backedOff = await listBackedOff(releases, LISTING);
      if (backedOff.includes(of.remote)) return { pages: [], complete: false };
      return runTask<Listed>(LISTING, () => pages.run({ kind: 'list', ...of, releases }));
    },
    async prepare(releases) {
      // Each call gets a worker of its own, because all of them are idle.
      await Promise.allSettled(
        Array.from({ length: threads }, () => pages.run({ kind: 'prepare', releases })),
      );
    },
    async evaluate(release) {
      const key = releaseKey(release);
      faults.delete(key);
      try {
        return (await smokeTests.run({ kind: 'evaluate', release })) as Evaluation;
      } catch (error) {
        const reason = faults.get(key) ?? errorText(error);
        return { kind: 'refused', reason };
      } finally {
        faults.delete(key);
      }
    },
    async renderForSmokeTest(page, releases) {
      const task = { kind: 'render', ...page, number: 1, releases, without: [] } as const;
      return (await smokeTests.run(task)) as Rendered;
    },
  };
}
