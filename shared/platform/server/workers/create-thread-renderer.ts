import { errorText } from '@portal/shared/server/error-text';
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

/** Milliseconds for the second try: what the server has at hand takes no longer. */
const MIN_BUDGET_MS = 50;
/** Milliseconds that a release is left out of a page after the page has cost a worker. */
const BACKOFF = 60_000;
/** What a remote tells search engines is backed off like a page. */
const LISTING = 'listing';
/** Releases that are known by their number. */
const RELEASES = 12;

interface Work {
  /** Releases that it may have cost a worker. */
  suspects: Set<string>;
  requestId: string | undefined;
}

interface Options extends PageProcessSettings {
  /** Asked by the workers. */
  questions: HostServices;
  report: (line: string) => void;
}

/** Makes pages in threads of this process. */
export function createThreadRenderer(options: Options): PageProcess {
  const { threads, questions, report, ...poolOptions } = options;
  const backoff = createPageBackoff(BACKOFF);
  /** Work in hand by its number. */
  const inHand = new Map<number, Work>();
  let tasks = 0;
  const known = new LRUCache<number, Promise<ReleaseContext>>({ max: RELEASES });

  function releasesOf(number: number): Promise<ReleaseContext> {
    const releases = known.get(number) ?? questions.releases(number);
    known.set(number, releases);
    return releases;
  }

  type Kind = Pick<Parameters<typeof createWorkerPool>[0], 'threads' | 'ready' | 'tasks' | 'faulty'>;
  const answers: HostServices = {
    data: (request) => questions.data(request),
    releases: releasesOf,
    code: (of) => questions.code(of),
    text: (of) => questions.text(of),
  };
  const pool = (kind: Kind) => createWorkerPool({ ...poolOptions, questions: answers, ...kind });

  const pages = pool({
    threads,
    ready: true,
    // One more for the plain shell, which must not wait behind pages that wait for their data.
    tasks: PAGES_PER_WORKER + 1,
    faulty({ reason, release, task }) {
      const request = inHand.get(task)?.requestId;
      report(
        `a worker was ended: ${release ?? 'the host'} ${reason}${request ? ` (request ${request})` : ''}`,
      );
      if (!release) return;
      for (const [number, { suspects }] of inHand) if (task === 0 || task === number) suspects.add(release);
    },
  });
  /** Faults of smoke tests, by release. */
  const faults = new Map<string, string>();
  const smokeTests = pool({
    threads: 1,
    ready: false,
    tasks: 1,
    faulty: ({ reason, release }) => void (release && faults.set(release, reason)),
  });

  async function backedOffOf(releases: number, page: string): Promise<string[]> {
    const { manifests } = await releasesOf(releases);
    return manifests.filter((each) => backoff.has(releaseKey(each), page)).map(({ name }) => name);
  }

  /** Does work for a page; where a worker ends over it, the release at fault is left out of it. */
  async function workOn<Result>(
    page: string,
    run: (number: number) => Promise<unknown>,
    requestId?: string,
  ): Promise<Result> {
    tasks += 1;
    const number = tasks;
    const suspects = new Set<string>();
    inHand.set(number, { suspects, requestId });
    try {
      return (await run(number)) as Result;
    } catch (error) {
      for (const release of suspects) backoff.add(release, page);
      throw error;
    } finally {
      inHand.delete(number);
    }
  }

  return {
    async render(page, releases) {
      const attempt = (budget: number): Promise<Rendered> =>
        workOn(
          page.url,
          async (number) => {
            const without = await backedOffOf(releases, page.url);
            return pages.run({ kind: 'render', ...page, number, budget, releases, without });
          },
          page.requestId,
        );
      // The second time, whatever took the first worker with it is left out.
      return attempt(page.budget).catch(() => attempt(Math.min(page.budget, MIN_BUDGET_MS)));
    },
    async list(of, releases) {
      const backedOff = await backedOffOf(releases, LISTING);
      if (backedOff.includes(of.remote)) return { pages: [], complete: false };
      return workOn<Listed>(LISTING, () => pages.run({ kind: 'list', ...of, releases }));
    },
    async prepare(releases) {
      // As many at once as there are workers, each of which is idle and gets one.
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
