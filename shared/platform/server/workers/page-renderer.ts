import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import PQueue from 'p-queue';
import type { Upstream } from '../../contract/portal-config.ts';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';
import { createAnswers } from './answers.ts';
import { inlineFile } from './document.ts';
import { type PageProcess, startPageProcess } from './page-process.ts';
import { createPageProcessPool } from './page-process-pool.ts';
import type {
  Evaluation,
  Listed,
  ListTask,
  PageOwner,
  PageReleases,
  PageTask,
  Rendered,
  TaskOf,
  TaskResults,
  WorkerPage,
  WorkerSettings,
} from './protocol.ts';

/** Process that serves no visitors. A lost process is a failure. */
export interface TestProcess {
  /** Evaluates a release and loads all of its modules. */
  check(remote: string): Promise<Evaluation>;
  render(page: PageTask): Promise<Rendered>;
}

/** Operations that run remotes' code. Only `render` rejects. */
export interface PageRenderer {
  /**
   * Renders a page. If its process is lost, it is rendered once more, in a process of its own. If that one is lost, too,
   * the page is left to browsers for a while.
   * @throws WorkersLost if it cannot be rendered here
   */
  render(page: PageTask, releases: PageReleases): Promise<WorkerPage>;
  /** Lists a remote's pages for search engines. */
  list(of: ListTask, releases: PageReleases): Promise<Listed>;
  /** Keeps processes of these releases ready. */
  prepare(releases: PageReleases): Promise<void>;
  /** Starts a process for a smoke test, which ends afterwards. Rejects only if `test` does. */
  test<Result>(releases: PageReleases, test: (process: TestProcess) => Promise<Result>): Promise<Result>;
  /** Ends all processes. */
  close(): Promise<void>;
}

/** Thrown if the processes ended before they rendered the page. */
export class WorkersLost extends Error {}

/** Concurrent pages per process: one renders while the other waits for its data. */
export const PAGES_PER_WORKER = 2;

/** JavaScript heap per process: several times what the portal's pages need. */
const HEAP_MIB = 128;
/** Maximum work without a turn of the event loop: several times what the slowest page needs. */
const MAX_WORK_MS = 1_000;
/** Concurrent processes for a single page: previews, and pages whose process was lost. */
const MAX_ISOLATED = 2;
/** Maximum number of pages that wait for one; others are left to browsers. */
const MAX_WAITING = 20;

interface Options {
  /** Absolute path of the host's build. */
  dist: string;
  settings: Omit<WorkerSettings, 'upstreams'>;
  upstreams: readonly Upstream[];
  /** Number of page processes. */
  processes: number;
  /** Whether pages contain style sheets and early scripts inline. */
  inlineFiles?: boolean;
  data: (request: DataRequest) => Promise<DataAnswer>;
  report: (line: string) => void;
}

type PageWork = TaskOf<'render'> | TaskOf<'list'>;

/** Renders pages in separate processes, which have access only to what the host passes to them. */
export function createPageRenderer({
  dist,
  settings,
  upstreams,
  processes,
  inlineFiles = true,
  data,
  report,
}: Options): PageRenderer {
  const { host } = settings;
  const answersFor = createAnswers({ dist, host, upstreams, inlineFiles, data });
  const early = inlineFiles ? host.early : [];
  const options = {
    file: path.join(dist, 'server/worker.cjs'),
    memory: HEAP_MIB,
    timeLimit: MAX_WORK_MS,
    settings: {
      ...settings,
      upstreams: Object.fromEntries(upstreams.map(({ prefix, url }) => [prefix, url])),
    },
    scripts: early.map((file) => inlineFile(readFileSync(path.join(dist, 'web', file), 'utf8')).hash),
  };
  const start = (releases: PageReleases, ended: (reason: string) => void): PageProcess => {
    const { known, manifests } = releases;
    return startPageProcess({
      ...options,
      releases: { known, manifests },
      answer: answersFor(releases),
      ended,
    });
  };
  const pool = createPageProcessPool({
    size: processes,
    start,
    ended: (reason) => report(`a page process ${reason}`),
  });
  const isolated = new Set<PageProcess>();
  const isolatedPages = new PQueue({ concurrency: MAX_ISOLATED });
  // One at a time: a test may use all of a core.
  const tests = new PQueue({ concurrency: 1 });
  const blamed = new WeakMap<PageReleases, ReturnType<typeof createBlamedPages>>();

  function blamedOf(releases: PageReleases): ReturnType<typeof createBlamedPages> {
    const known = blamed.get(releases) ?? createBlamedPages();
    blamed.set(releases, known);
    return known;
  }

  /** Starts a process that ends after its work. */
  async function isolate<Result>(
    releases: PageReleases,
    work: (process: PageProcess) => Promise<Result>,
  ): Promise<Result> {
    const process = start(releases, () => isolated.delete(process));
    isolated.add(process);
    try {
      return await work(process);
    } finally {
      await process.end();
    }
  }

  /** Runs a page's task in a process of its own. */
  async function runIsolated<Kind extends PageWork['kind']>(
    releases: PageReleases,
    task: TaskOf<Kind>,
  ): Promise<TaskResults[Kind]> {
    if (isolatedPages.size >= MAX_WAITING) throw new WorkersLost('too many pages have lost their process');
    return isolatedPages.add(() =>
      isolate(releases, async (process) => {
        await process.run({ kind: 'prepare', remotes: listNeeded(releases, task as PageWork) });
        return process.run<Kind>(task);
      }),
    );
  }

  async function run<Kind extends PageWork['kind']>(
    releases: PageReleases,
    task: TaskOf<Kind>,
  ): Promise<TaskResults[Kind]> {
    const owner = findOwner(task as PageWork);
    const { url = '', requestId } = task as Partial<PageTask>;
    const pages = blamedOf(releases);
    if (owner && pages.has(url, owner)) throw new WorkersLost('the page has cost two processes');
    if (!releases.preview) {
      const result = await pool.run<Kind>(releases, task).catch(() => null);
      if (result !== null) return result;
    }
    try {
      return await runIsolated<Kind>(releases, task);
    } catch (cause) {
      if (cause instanceof WorkersLost) throw cause;
      if (owner) pages.add(url, owner);
      const of = [owner?.remote, owner?.pattern, requestId && `(request ${requestId})`];
      report(
        `left to browsers for a while: ${of.filter(Boolean).join(' ')}: its process ${errorText(cause)}`,
      );
      throw new WorkersLost('the page has cost its process', { cause });
    }
  }

  return {
    async render(page, releases) {
      const rendered = await run<'render'>(releases, { kind: 'render', ...page });
      if (rendered.kind === 'failed') throw new Error(rendered.reason);
      return rendered;
    },
    list: (of, releases) =>
      run<'list'>(releases, { kind: 'list', ...of }).catch(() => ({ pages: [], complete: false })),
    prepare: (releases) =>
      pool.keep(releases, { kind: 'prepare', remotes: releases.manifests.map(({ name }) => name) }),
    test: (releases, test) =>
      tests.add(() =>
        isolate(releases, (process) =>
          test({
            check: (remote) =>
              process
                .run<'check'>({ kind: 'check', remote })
                .catch((error: unknown) => ({ kind: 'refused', reason: errorText(error) })),
            render: (page) =>
              process
                .run<'render'>({ kind: 'render', ...page })
                .catch((error: unknown) => ({ kind: 'failed', reason: errorText(error) })),
          }),
        ),
      ),
    async close() {
      isolatedPages.clear();
      tests.clear();
      await Promise.all([pool.close(), ...[...isolated].map((each) => each.end())]);
    },
  };
}

/** Returns the part of a remote that is to blame if a task costs its process. */
const findOwner = (task: PageWork): PageOwner | null =>
  task.kind === 'render' ? task.owner : { remote: task.remote, pattern: 'listing' };

/** Lists the remotes whose code a task needs: that of its owner, and those of the slots that its pages mount. */
function listNeeded({ manifests }: PageReleases, task: PageWork): string[] {
  if (task.kind === 'list') return [task.remote];
  const owner = manifests.find(({ name }) => name === task.owner?.remote);
  if (!owner) return [];
  const mounts = owner.mounts ?? [];
  const others = manifests.filter(({ slots }) => mounts.some((slot) => slot in slots));
  return [owner.name, ...others.map(({ name }) => name)];
}

/** Time for which a page is left to browsers after it has cost two processes. */
const BLAME_MS = 60_000;
/** Number of blamed URLs of one path pattern beyond which all of its URLs are: a query has any number of values. */
const MAX_URLS = 3;

/** Pages that cost two processes in a row, for some time. */
export function createBlamedPages(now: () => number = () => performance.now()) {
  /** Timestamps by URL, by pattern. */
  const patterns = new Map<string, Map<string, number>>();

  function listBlamed({ remote, pattern }: PageOwner): Map<string, number> {
    const key = `${remote} ${pattern}`;
    const urls = patterns.get(key) ?? new Map<string, number>();
    patterns.set(key, urls);
    for (const [url, since] of urls) if (now() - since > BLAME_MS) urls.delete(url);
    return urls;
  }

  return {
    add: (url: string, owner: PageOwner): void => void listBlamed(owner).set(url, now()),
    has(url: string, owner: PageOwner): boolean {
      const urls = listBlamed(owner);
      return urls.has(url) || urls.size > MAX_URLS;
    },
  };
}
