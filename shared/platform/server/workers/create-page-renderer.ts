import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import PQueue from 'p-queue';
import { releaseKey } from '../../contract/names.ts';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';
import { createPageBackoff } from './page-backoff.ts';
import { WorkerStopped } from './page-process.ts';
import { createPageProcessPool } from './page-process-pool.ts';
import { type PageReleases, type PageRenderer, WorkersLost } from './page-renderer.ts';
import type { HostServices, Rendered, WorkerSettings } from './protocol.ts';
import { readUpstream } from './read-upstream.ts';

/** JavaScript heap per process: several times what the portal's pages need. */
const HEAP_MIB = 128;
/** Maximum work without a turn of the event loop: several times what the slowest page needs. */
const MAX_WORK_MS = 1_000;
/** Budget of the second attempt: cached data takes no longer. */
const MIN_BUDGET_MS = 50;
/** Time for which a release is left out of a page after it cost the page its process. */
const BACKOFF_MS = 60_000;
/** Key under which page lists are backed off like a page. */
const LISTING = 'listing';

interface Options {
  /** Absolute path of the host's build. */
  dist: string;
  settings: WorkerSettings;
  /** Number of page processes. */
  processes: number;
  /** Whether pages contain style sheets and early scripts inline. */
  inlineFiles?: boolean;
  data: (request: DataRequest) => Promise<DataAnswer>;
  report: (line: string) => void;
  memory?: number;
  timeLimit?: number;
}

interface InProgress {
  /** Key of the page in the backoff; null if a fault must not affect visitors' pages. */
  page: string | null;
  releases: PageReleases | null;
  requestId?: string | undefined;
}

/** Renders pages in separate processes, which have access only to what the host passes to them. */
export function createPageRenderer({
  dist,
  settings,
  processes,
  inlineFiles = true,
  data,
  report,
  memory = HEAP_MIB,
  timeLimit = MAX_WORK_MS,
}: Options): PageRenderer {
  const backoff = createPageBackoff(BACKOFF_MS);
  /** Tasks by number. */
  const inProgress = new Map<number, InProgress>();
  let tasks = 0;
  const releaseNumbers = new WeakMap<PageReleases, number>();
  let releaseSets = 0;

  function releasesOf(task: number): PageReleases {
    const releases = inProgress.get(task)?.releases;
    if (!releases) throw new Error('the task has ended');
    return releases;
  }

  function numberOf(releases: PageReleases): number {
    const number = releaseNumbers.get(releases) ?? ++releaseSets;
    releaseNumbers.set(releases, number);
    return number;
  }

  const services: HostServices = {
    settings: () => settings,
    data: readUpstream(data, settings.upstreams),
    releases(task) {
      const { known, manifests } = releasesOf(task);
      return { known, manifests };
    },
    code: async (task, name) => releasesOf(task).code(name),
    async text(task, name, file) {
      if (!inlineFiles) return null;
      if (name !== null) return releasesOf(task).text(name, file);
      return readFile(path.join(dist, 'web', file), 'utf8').catch(() => null);
    },
  };
  const options = { file: path.join(dist, 'server/worker.cjs'), memory, timeLimit, services };
  const pages = createPageProcessPool({
    ...options,
    size: processes,
    ready: true,
    ended(fault, exit) {
      if (!fault) return report(`the page process ended (${exit})`);
      const { reason, release, task } = fault;
      const request = inProgress.get(task)?.requestId;
      report(
        `a page process was ended: ${release ?? 'the host'} ${reason}${request ? ` (request ${request})` : ''}`,
      );
    },
  });
  const smokeTests = createPageProcessPool({ ...options, size: 1, ready: false, ended: () => {} });
  // One at a time, so that each fault belongs to the tested release.
  const smokeQueue = new PQueue({ concurrency: 1 });

  /** Runs a task. If its process is ended, the faulty release is left out of the task's page for a while. */
  async function runTask<Result>(
    work: InProgress,
    run: (ids: { number: number; releases: number }) => Promise<Result>,
  ): Promise<Result> {
    const number = ++tasks;
    inProgress.set(number, work);
    try {
      return await run({ number, releases: work.releases ? numberOf(work.releases) : 0 });
    } catch (error) {
      const { release, task } = error instanceof WorkerStopped ? error.fault : { release: null, task: 0 };
      if (release && work.page && (task === 0 || task === number)) backoff.add(release, work.page);
      throw error;
    } finally {
      inProgress.delete(number);
    }
  }

  const listBackedOff = ({ manifests }: PageReleases, page: string): string[] =>
    manifests.filter((each) => backoff.has(releaseKey(each), page)).map(({ name }) => name);

  return {
    async render(page, releases) {
      const work = { page: page.url, releases, requestId: page.requestId };
      const attempt = (budget: number): Promise<Rendered> =>
        runTask(work, (ids) => {
          const without = listBackedOff(releases, page.url);
          return pages.run<'render'>({ kind: 'render', ...page, ...ids, budget, without });
        });
      const rendered = await attempt(page.budget)
        .catch((error: unknown) => {
          if (!(error instanceof WorkerStopped)) throw error;
          // The second attempt leaves out the release that cost the first process.
          return attempt(Math.min(page.budget, MIN_BUDGET_MS));
        })
        .catch((cause: unknown) => {
          throw new WorkersLost('the page process ended', { cause });
        });
      if (rendered.kind === 'failed') throw new Error(rendered.reason);
      return rendered;
    },
    async list(of, releases) {
      if (listBackedOff(releases, LISTING).includes(of.remote)) return { pages: [], complete: false };
      return runTask({ page: LISTING, releases }, (ids) =>
        pages.run<'list'>({ kind: 'list', ...of, ...ids }),
      ).catch(() => ({ pages: [], complete: false }));
    },
    prepare: (releases) =>
      runTask({ page: null, releases }, (ids) => pages.runInAll({ kind: 'prepare', ...ids })),
    evaluate: (release) =>
      smokeQueue
        .add(() =>
          runTask({ page: null, releases: null }, (ids) =>
            smokeTests.run<'evaluate'>({ kind: 'evaluate', release, ...ids }),
          ),
        )
        .catch((error: unknown) => ({ kind: 'refused', reason: errorText(error) })),
    renderForSmokeTest: (page, releases) =>
      smokeQueue
        .add(() =>
          runTask({ page: null, releases }, (ids) =>
            smokeTests.run<'render'>({ kind: 'render', ...page, ...ids, without: [] }),
          ),
        )
        .catch((error: unknown) => ({ kind: 'failed', reason: errorText(error) })),
    async close() {
      await Promise.all([pages.close(), smokeTests.close()]);
    },
  };
}
