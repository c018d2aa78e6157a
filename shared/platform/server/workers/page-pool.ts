import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { isRequestId } from '@portal/server-kit/request-id';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { HostManifest } from '../../build/host-build.ts';
import type { Upstream } from '../../contract/portal-config.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { Config } from '../config/config.ts';
import type { DataRequest, DataResponse } from '../pages/cached-data.ts';
import { inlineFile } from './document.ts';
import { type PageProcess, startPageProcess } from './page-process.ts';
import type {
  Call,
  Listed,
  ListTask,
  PageReleases,
  PageTask,
  ProcessPage,
  Task,
  TaskOf,
} from './protocol.ts';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Thrown if the processes ended before they rendered the page. */
export class PageLost extends Error {}

/** Concurrent pages per process: one renders while the other waits for its data. */
export const PAGES_PER_PROCESS = 2;

/** Concurrent processes for a single page: previews, and pages whose process was lost. */
const MAX_ISOLATED = 2;
/** Maximum number of pages that wait for one; others are left to browsers. */
const MAX_WAITING = 20;
/** Time for which a page is left to browsers after it has cost two processes. */
const LOST_MS = 60_000;
/** Beyond so many lost URLs of a path pattern, all its URLs are lost: a query can have any number of values. */
const MAX_LOST_URLS = 3;
/** Time after which the unused process of other releases than the kept ones is ended. */
const IDLE_TIMEOUT_MS = 5_000;
/** Number of tasks after which a process is replaced: code of remotes may leave timers and memory behind. */
const MAX_TASKS = 10_000;

interface Options {
  dist: string;
  host: HostManifest;
  config: Pick<Config, 'portal' | 'portalOrigin' | 'ownPage' | 'upstreams' | 'pageProcesses' | 'inlineFiles'>;
  data: (request: DataRequest) => Promise<DataResponse>;
}

type PageWork = TaskOf<'render'> | TaskOf<'list'>;

interface PooledProcess {
  process: PageProcess;
  releases: PageReleases;
  taken: number;
  /** Timestamp of the last task's end. */
  usedAt: number;
}

/**
 * Renders pages in processes that have access only to what the host passes to them. Each runs the code of one set of
 * releases: no replaced, canary or previous release has ever run in the process of another page.
 */
export function createPageRenderer({ dist, host, config, data }: Options) {
  const { portal, portalOrigin, ownPage, upstreams, pageProcesses, inlineFiles } = config;
  const { language } = portal;
  const early = inlineFiles ? host.early : [];
  const options = {
    file: path.join(dist, 'server/worker.cjs'),
    settings: {
      ...{ language, portalOrigin, host, ownPage },
      upstreams: Object.fromEntries(upstreams.map(({ prefix, url }) => [prefix, url])),
    },
    scripts: early.map((file) => inlineFile(readFileSync(path.join(dist, 'web', file), 'utf8')).hash),
  };
  const pooled = new Set<PooledProcess>();
  const isolated = new Set<PageProcess>();
  const isolatedPages = new PQueue({ concurrency: MAX_ISOLATED });
  // One at a time: a test may use all of a core.
  const tests = new PQueue({ concurrency: 1 });
  /** Lost URLs with the patterns of their paths. */
  const lostPages = new WeakMap<PageReleases, LRUCache<string, string>>();
  let kept: PageReleases | null = null;
  let isClosing = false;

  /** Responds to a page process, which the code of a remote may control: data and files that any page may have. */
  async function respond({ manifests, read }: PageReleases, call: Call): Promise<unknown> {
    if (call.call === 'data') return data(limitRequest(call, upstreams));
    const { remote, file } = call;
    if (remote === null) {
      const isInline = inlineFiles && [...host.early, ...host.css].includes(file);
      return isInline ? readFile(path.join(dist, 'web', file), 'utf8').catch(() => null) : null;
    }
    const manifest = manifests.find(({ name }) => name === remote);
    const files = manifest ? [serverFile(manifest), ...(inlineFiles ? listStyleSheets(manifest) : [])] : [];
    return files.includes(file) ? ((await read(remote, file))?.toString() ?? null) : null;
  }

  function start(releases: PageReleases, ended: (reason: string) => void): PageProcess {
    const { known, manifests } = releases;
    return startPageProcess(
      { ...options, releases: { known, manifests }, respond: (call) => respond(releases, call) },
      ended,
    );
  }

  function addPooled(releases: PageReleases): PooledProcess {
    const process = start(releases, (reason) => {
      // It was ended here.
      if (!pooled.delete(member)) return;
      console.warn(`a page process ${reason}`);
      // A process that cannot start would be restarted without end.
      if (releases === kept && process.hasStarted() && !isClosing) addPooled(releases);
    });
    const member: PooledProcess = { process, releases, taken: 0, usedAt: performance.now() };
    pooled.add(member);
    return member;
  }

  const listPooled = (releases: PageReleases): PooledProcess[] =>
    [...pooled].filter((each) => each.releases === releases && each.taken < MAX_TASKS);

  /** Picks the process with the fewest tasks. Unresponsive ones come last: a page would wait for their end. */
  function pick(releases: PageReleases): PooledProcess {
    if (isClosing) throw new Error('the host is closing');
    kept ??= releases;
    const own = listPooled(releases);
    const isFree = own.some(({ process }) => process.tasks() === 0);
    if (!isFree && own.length < (releases === kept ? pageProcesses : 1)) own.push(addPooled(releases));
    const responsive = own.filter(({ process }) => process.isResponsive());
    const candidates = responsive.length > 0 ? responsive : own;
    return candidates.reduce((best, each) => (each.process.tasks() < best.process.tasks() ? each : best));
  }

  async function endPooled(member: PooledProcess): Promise<void> {
    pooled.delete(member);
    await member.process.end();
  }

  function endUnused(): void {
    const isUnused = ({ process, releases, taken, usedAt }: PooledProcess) =>
      process.tasks() === 0 &&
      (taken >= MAX_TASKS || (releases !== kept && performance.now() - usedAt >= IDLE_TIMEOUT_MS));
    for (const member of pooled) if (isUnused(member)) void endPooled(member);
  }
  const cleanUp = setInterval(endUnused, IDLE_TIMEOUT_MS / 5).unref();

  async function runPooled<Kind extends Task['kind']>(releases: PageReleases, task: TaskOf<Kind>) {
    const member = pick(releases);
    member.taken += 1;
    try {
      return await member.process.run(task);
    } finally {
      member.usedAt = performance.now();
    }
  }

  /** Starts a process that ends after its work. */
  async function isolate<Result>(releases: PageReleases, work: (process: PageProcess) => Promise<Result>) {
    const process = start(releases, () => isolated.delete(process));
    isolated.add(process);
    try {
      return await work(process);
    } finally {
      await process.end();
    }
  }

  /** @throws PageLost */
  async function run<Kind extends PageWork['kind']>(releases: PageReleases, task: TaskOf<Kind>) {
    const { remote, pattern, url, requestId } = describeWork(task as PageWork);
    const lost = lostPages.get(releases) ?? new LRUCache<string, string>({ max: 1_000, ttl: LOST_MS });
    lostPages.set(releases, lost);
    const isLost = [...lost.values()].filter((each) => each === pattern).length > MAX_LOST_URLS;
    if (remote && (isLost || lost.has(url))) throw new PageLost('the page has cost two processes');
    if (!releases.preview) {
      const result = await runPooled<Kind>(releases, task).catch(() => null);
      if (result !== null) return result;
    }
    if (isolatedPages.size >= MAX_WAITING) throw new PageLost('too many pages have lost their process');
    try {
      return await isolatedPages.add(() =>
        isolate(releases, async (process) => {
          await process.run({ kind: 'prepare', remotes: listNeeded(releases, task as PageWork) });
          return process.run<Kind>(task);
        }),
      );
    } catch (cause) {
      if (remote) lost.set(url, pattern);
      const of = [pattern, requestId && `(request ${requestId})`].filter(Boolean).join(' ');
      console.warn(`left to browsers for a while: ${of}: its process ${errorText(cause)}`);
      throw new PageLost('the page has cost its process', { cause });
    }
  }

  return {
    /**
     * Renders a page; if its process is lost, once more in a process of its own.
     * @throws PageLost if that is lost, too: the page is left to browsers for a while
     */
    async render(page: PageTask, releases: PageReleases): Promise<ProcessPage> {
      const rendered = await run<'render'>(releases, { kind: 'render', ...page });
      if (rendered.kind === 'failed') throw new Error(rendered.reason);
      return rendered;
    },
    /** Lists a remote's pages for search engines; never rejects. */
    list: (of: ListTask, releases: PageReleases): Promise<Listed> =>
      run<'list'>(releases, { kind: 'list', ...of }).catch(() => ({ pages: [], complete: false })),
    /** Keeps processes of these releases ready; never rejects. */
    async prepare(releases: PageReleases): Promise<void> {
      if (kept === releases && listPooled(releases).length === pageProcesses) return;
      kept = releases;
      while (listPooled(releases).length < pageProcesses && !isClosing) addPooled(releases);
      const remotes = releases.manifests.map(({ name }) => name);
      await Promise.allSettled(
        listPooled(releases).map(({ process }) => process.run({ kind: 'prepare', remotes })),
      );
    },
    /** Starts a process that serves no visitors, and ends it after the test. Rejects only if the test does. */
    test: <Result>(
      releases: PageReleases,
      test: (process: Pick<PageProcess, 'run'>) => Promise<Result>,
    ): Promise<Result> => tests.add(() => isolate(releases, test)),
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(cleanUp);
      isolatedPages.clear();
      tests.clear();
      await Promise.all([...[...pooled].map(endPooled), ...[...isolated].map((each) => each.end())]);
    },
  };
}

/** Describes what is to blame if a task costs its process: `pattern` and `url` name its remote, too. */
function describeWork(task: PageWork) {
  const { remote, pattern } =
    task.kind === 'list'
      ? { remote: task.remote, pattern: 'listing' }
      : (task.owner ?? { remote: '', pattern: '' });
  const { url, requestId } = task.kind === 'list' ? { url: pattern } : task;
  return { remote, pattern: `${remote} ${pattern}`, url: `${remote} ${url}`, requestId };
}

/** Lists the remotes whose code a task needs: that of its owner, and those of the slots that its pages mount. */
function listNeeded({ manifests }: PageReleases, task: PageWork): string[] {
  if (task.kind === 'list') return [task.remote];
  const owner = manifests.find(({ name }) => name === task.owner?.remote);
  if (!owner) return [];
  const mounts = owner.mounts ?? [];
  const others = manifests.filter(({ slots }) => mounts.some((slot) => slot in slots));
  return [owner.name, ...others.map(({ name }) => name)];
}

const serverFile = ({ server }: RemoteManifest): string | null => server && `server/${server.file}`;

const listStyleSheets = ({ routes, pages, slots }: RemoteManifest): string[] =>
  [routes, ...Object.values(pages), ...Object.values(slots)].flatMap(({ css }) =>
    css.map((file) => `web/${file}`),
  );

/** Limits a request of remotes' code to what any visitor may read. @throws Error for anything else */
export function limitRequest(
  { url, requestId }: DataRequest,
  upstreams: readonly Pick<Upstream, 'url' | 'personalPaths'>[],
): DataRequest {
  const { href, origin, pathname } = new URL(url);
  const upstream = upstreams.find((each) => href.startsWith(`${each.url}/`));
  if (!upstream) throw new Error(`${origin} is not a server behind the portal`);
  const below = toComparable(pathname).slice(new URL(upstream.url).pathname.length);
  if (upstream.personalPaths?.some((each) => below === each || below.startsWith(`${each}/`)))
    throw new Error(`${below} is not for pages`);
  return { url: href, requestId: isRequestId(requestId) ? requestId : undefined };
}

/** Returns a path as the most lenient server reads it. */
const toComparable = (pathname: string): string =>
  decodeURIComponent(pathname).replace(/\/+/g, '/').toLowerCase();
