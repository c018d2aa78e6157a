import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/shared/server/error-text';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';
import { releaseKey } from '../release-key.ts';
import { createPageBackoff } from './page-backoff.ts';
import { PAGES_PER_WORKER, type PageReleases, type PageRenderer, WorkersLost } from './page-renderer.ts';
import type { Evaluation, Listed, Questions, Rendered, WorkerSettings } from './protocol.ts';
import { createReleaseNumbers } from './release-numbers.ts';
import { createWorkerPool } from './worker-pool.ts';

/** MiB of a worker's JavaScript heap: several times what all pages of the portal need. */
const MEMORY = 128;
/** Milliseconds of work without a turn of the event loop: several times what the slowest page needs. */
const TIME_LIMIT = 1_000;
/** Milliseconds for the second try: what the server has at hand takes no longer. */
const NO_WAIT_MS = 50;
/** Milliseconds that a release is left out of a page after the page has cost a worker. */
const REST = 60_000;
/** What a remote tells search engines rests like a page. */
const LISTING = 'listing';

interface Options {
  /** Absolute path of the host's build. */
  dist: string;
  settings: WorkerSettings;
  threads: number;
  /** Whether style sheets and early scripts stand in the pages. */
  inlineFiles?: boolean;
  data: (request: DataRequest) => Promise<DataAnswer>;
  report: (line: string) => void;
  memory?: number;
  timeLimit?: number;
}

export function createPageRenderer({
  dist,
  settings,
  threads,
  inlineFiles = true,
  data,
  report,
  memory = MEMORY,
  timeLimit = TIME_LIMIT,
}: Options): PageRenderer {
  const rests = createPageBackoff(REST);
  /** Work in hand by its number, with the releases that it may have cost a worker. */
  const inHand = new Map<number, Set<string>>();
  let tasks = 0;
  const { numberOf, releasesOf } = createReleaseNumbers();

  const questions: Questions = {
    data,
    async releases(number) {
      const { known, manifests } = releasesOf(number);
      return { known, manifests };
    },
    code: async ({ releases, name }) => releasesOf(releases).code(name),
    async text({ releases, name, file }) {
      if (!inlineFiles) return null;
      if (name !== null) return releasesOf(releases).text(name, file);
      return readFile(path.join(dist, 'web', file), 'utf8').catch(() => null);
    },
  };

  type Kind = Pick<Parameters<typeof createWorkerPool>[0], 'threads' | 'ready' | 'tasks' | 'faulty'>;
  const file = path.join(dist, 'server/worker.cjs');
  const pool = (kind: Kind) => createWorkerPool({ file, settings, questions, memory, timeLimit, ...kind });

  const pages = pool({
    threads,
    ready: true,
    // One more for the plain shell, which must not wait behind pages that wait for their data.
    tasks: PAGES_PER_WORKER + 1,
    faulty({ reason, release, task }) {
      report(`a worker was ended: ${release ?? 'the host'} ${reason}`);
      if (!release) return;
      for (const [number, suspects] of inHand) if (task === 0 || task === number) suspects.add(release);
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

  const restingOf = ({ manifests }: PageReleases, page: string): string[] =>
    manifests.filter((each) => rests.has(releaseKey(each), page)).map(({ name }) => name);

  /** Does work for a page; where a worker ends over it, the release at fault rests there. */
  async function workOn<Result>(page: string, run: (number: number) => Promise<unknown>): Promise<Result> {
    tasks += 1;
    const number = tasks;
    const suspects = new Set<string>();
    inHand.set(number, suspects);
    try {
      return (await run(number)) as Result;
    } catch (error) {
      for (const release of suspects) rests.add(release, page);
      throw error;
    } finally {
      inHand.delete(number);
    }
  }

  return {
    async render(page, releases) {
      const attempt = (budget: number): Promise<Rendered> =>
        workOn(page.url, (number) => {
          const without = restingOf(releases, page.url);
          const task = {
            kind: 'render',
            ...page,
            number,
            budget,
            releases: numberOf(releases),
            without,
          } as const;
          return pages.run(task);
        });
      const lost = (cause: unknown): never => {
        throw new WorkersLost('the worker ended', { cause });
      };
      // The second time, whatever took the first worker with it rests.
      const rendered = await attempt(page.budget).catch(() =>
        attempt(Math.min(page.budget, NO_WAIT_MS)).catch(lost),
      );
      if (rendered.kind === 'failed') throw new Error(rendered.reason);
      return rendered;
    },
    async list(of, releases) {
      const nothing: Listed = { pages: [], complete: false };
      if (restingOf(releases, LISTING).includes(of.remote)) return nothing;
      const task = { kind: 'list', ...of, releases: numberOf(releases) } as const;
      return workOn<Listed>(LISTING, () => pages.run(task)).catch(() => nothing);
    },
    async prepare(releases) {
      const task = { kind: 'prepare', releases: numberOf(releases) } as const;
      // As many at once as there are workers, each of which is idle and gets one.
      await Promise.allSettled(Array.from({ length: threads }, () => pages.run(task)));
    },
    async evaluate(release) {
      const key = releaseKey(release);
      faults.delete(key);
      try {
        return (await smokeTests.run({ kind: 'evaluate', release })) as Evaluation;
      } catch (error) {
        const reason = faults.get(key) ?? errorText(error);
        return { kind: 'refused', reason, costly: true };
      } finally {
        faults.delete(key);
      }
    },
    async renderForSmokeTest(page, releases) {
      const task = { kind: 'render', ...page, number: 1, releases: numberOf(releases), without: [] } as const;
      return smokeTests.run(task).then(
        (rendered) => rendered as Rendered,
        (error: unknown) => {
          const reason = errorText(error);
          return { kind: 'failed', reason };
        },
      );
    },
    close: async () => void (await Promise.all([pages.close(), smokeTests.close()])),
  };
}
