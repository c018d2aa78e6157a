import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { REMOTE_FILES, trimLinkTail } from '../../contract/names.ts';
import { redact } from '../../contract/redact.ts';
import type { Config } from '../config/config.ts';
import type { Listener } from '../events/events.ts';
import { logError } from '../log-error.ts';
import type { PageMetrics } from '../metrics/metrics.ts';
import type { Releases } from '../releases/releases.ts';
import { PageLost, type PageRenderer } from '../workers/page-pool.ts';
import type { PageOwner, PageTask, ProcessPage } from '../workers/protocol.ts';
import { CACHE_READ_MS } from './cached-data.ts';
import { getPageKey, type MicroCache } from './micro-cache.ts';
import { type PageAddress, resolveAddress } from './page-address.ts';
import { createRenderedPage, type RenderedPage } from './page-body.ts';

/** Precedes each position in a remote's code in the text of an error. */
const FRAME_START = new RegExp(` at (?=(?:(?! at ).)*${REMOTE_FILES})`);

export interface PageSourceOptions extends Pick<Config, 'dataBudget' | 'portalOrigin'> {
  renderer: Pick<PageRenderer, 'render'>;
  cached: MicroCache;
  concurrent: number;
  metrics: PageMetrics;
  emit: Listener;
}

type PageRequest = Pick<FastifyRequest, 'url' | 'id'>;

/** Returns pages with their age in seconds: cached, rendered, stale or the fallback shell, whichever is in time. */
export function createPageSource(basePath: string, options: PageSourceOptions) {
  const { renderer, cached, dataBudget, portalOrigin, concurrent, metrics, emit } = options;
  const queue = new PQueue({ concurrency: concurrent });
  metrics.queue(() => ({ made: queue.pending, waiting: queue.size }));

  function createTask({ path, search, owner, canonical, noindex }: PageAddress, part: PageTask['part']) {
    const url = `${portalOrigin ?? 'http://portal.invalid'}${path}${search}`;
    return { url, part, owner, canonical, noindex };
  }
  /** The fallback shell is the same for every URL. */
  const shell = createTask(
    { path: `${basePath}/`, search: '', owner: null, canonical: null, noindex: false },
    'shell',
  );

  /** @param last the last rendering: most pages are unchanged after a refresh, and need no new compression */
  async function producePage(task: PageTask, now: Releases, last?: RenderedPage): Promise<RenderedPage> {
    const stopTimer = metrics.making();
    const page = await renderOrFallBack({ ...task, knownDigest: last?.digest }, now);
    stopTimer();
    return createRenderedPage(page, task.url.includes('?'), last);
  }

  /** Renders a page, again with the previous release of a remote that fails, if that does better. @throws PageLost */
  async function renderOrFallBack(task: PageTask, now: Releases): Promise<ProcessPage> {
    const page = await renderer.render(task, now).catch(returnIfLost);
    const faulty = listFaulty(page, task.owner);
    for (const [name, error] of faulty) {
      const releases = now.withPrevious(name);
      if (!releases) continue;
      // The previous release may have other pages.
      const { owner, canonical, noindex } = task.owner ? resolveAddress(task.url, basePath, releases) : task;
      const fallback = await renderer
        .render({ ...task, owner, canonical, noindex }, releases)
        .catch(returnIfLost);
      if (listFaulty(fallback, owner).length > 0) continue;
      reportFault(name, error, task.owner, now);
      return fallback as ProcessPage;
    }
    // React does not report which part threw.
    const [suspect] = faulty;
    if (suspect) reportFault(...suspect, task.owner, now);
    if (page instanceof PageLost) throw page;
    return page;
  }

  /** A preview's pages are not cached, so that they can neither evict nor become other visitors' pages. */
  const uncached: MicroCache = async (_key, { produce }) => ({
    value: await produce(undefined, false),
    age: 0,
  });

  /** @param error text of `describeError` */
  function reportFault(remote: string, error: string, owner: PageOwner | null, now: Releases): void {
    const version = now.manifests.find(({ name }) => name === remote)?.version;
    if (version === undefined || now.preview) return;
    const [message = '', ...frames] = error.split(FRAME_START);
    const at = { remote, version, page: owner?.pattern ?? null };
    emit({ kind: 'fault-reported', ...at, fault: 'server', message: redact(message), frames });
  }

  async function getPage({ url, id: requestId }: PageRequest, now: Releases) {
    const requestedAt = performance.now();
    const source = now.preview ? uncached : cached;
    const address = resolveAddress(url, basePath, now);
    const budget = () => Math.max(CACHE_READ_MS, dataBudget - (performance.now() - requestedAt));
    try {
      const page = await source<RenderedPage>(getPageKey(now, address.path + address.search), {
        tag: now.version,
        async produce(last, isUsable) {
          const produce = () =>
            producePage({ ...createTask(address, 'page'), budget: budget(), requestId }, now, last);
          try {
            return await enqueue(queue, produce, isUsable);
          } catch (error) {
            // If a stale page replaces it, nothing else reports the error.
            if (isUsable && !(error instanceof Overloaded)) logError(`page ${address.path}`, error);
            throw error;
          }
        },
      });
      metrics.sent(page.age > 0 ? 'kept' : 'made');
      return page;
    } catch (error) {
      if (!(error instanceof Overloaded || error instanceof PageLost)) throw error;
      metrics.sent('shell');
      return source<RenderedPage>(getPageKey(now, 'shell'), {
        tag: now.version,
        async produce(last) {
          const page = await producePage({ ...shell, budget: CACHE_READ_MS, requestId }, now, last);
          return { ...page, isFallback: true };
        },
      });
    }
  }

  /** Redirects to the page without the characters that chats append to a link, if only that one exists. */
  return async ({ url, id }: PageRequest, now: Releases): Promise<{ value: RenderedPage; age: number }> => {
    const page = await getPage({ url, id }, now);
    const trimmed = page.value.status === 404 ? trimLinkTail(getPathname(url)) : null;
    if (trimmed === null) return page;
    const { value } = await getPage({ url: trimmed, id }, now);
    if (value.status >= 400 || !value.complete) return page;
    const location = resolveAddress(trimmed, basePath, now).path;
    return { value: createRenderedPage({ kind: 'redirect', status: 301, location }, false), age: 0 };
  };
}

const getPathname = (url: string): string => new URL(url, 'http://portal.invalid').pathname;

function returnIfLost(error: unknown): PageLost {
  if (error instanceof PageLost) return error;
  throw error;
}

/** Remotes that failed, with the first error of each as text. */
type Faulty = readonly (readonly [remote: string, error: string])[];

/** @param owner is to blame if the page has cost its process */
function listFaulty(page: ProcessPage | PageLost, owner: PageOwner | null): Faulty {
  if (page instanceof PageLost) return [[owner?.remote ?? '', page.message]];
  return page.kind === 'redirect' ? [] : Object.entries(page.faulty);
}

const MAX_QUEUED = 1_000;
/** Shortened at random, so that a burst does not time out all at once. */
const QUEUE_TIMEOUT_MS = 1_000;

/** Thrown if the queue is full, or if a page was queued too long. */
class Overloaded extends Error {}

/** Runs in the queue, `first` for stale copies that are already read. @throws Overloaded if it is full or times out */
async function enqueue<Page>(queue: PQueue, make: () => Promise<Page>, first: boolean): Promise<Page> {
  if (queue.pending >= queue.concurrency && queue.size >= MAX_QUEUED) throw new Overloaded();
  const timeout = new AbortController();
  const timeoutMs = QUEUE_TIMEOUT_MS * (1 - Math.random() / 2);
  const timer = setTimeout(() => timeout.abort(new Overloaded()), timeoutMs);
  return queue.add(
    async () => {
      clearTimeout(timer);
      return make();
    },
    { priority: first ? 1 : 0, signal: timeout.signal },
  );
}
