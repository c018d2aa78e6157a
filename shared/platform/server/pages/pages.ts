import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressesOf } from '../../contract/addresses.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import { commonHeaders, pageHeaders } from '../edge/security-headers.ts';
import { logError } from '../log-error.ts';
import type { PageMetrics } from '../metrics/page-metrics.ts';
import type { Releases } from '../releases/releases.ts';
import type { Remotes } from '../releases/remotes.ts';
import { type PageRenderer, WorkersLost } from '../workers/page-renderer.ts';
import type { WorkerPage } from '../workers/protocol.ts';
import { cacheControl, cachingPolicy, choosePartition, partitionSizes } from './caching-policy.ts';
import { createMicroCache } from './micro-cache.ts';
import { type PageAddress, resolveAddress } from './page-address.ts';
import { createRenderQueue, Overloaded } from './render-queue.ts';
import { createRenderedPage, type PageDocument, type RenderedPage } from './rendered-page.ts';
import { sendBody } from './send-body.ts';
import { bucketCookie, newBucket, readBucket } from './visitor-bucket.ts';

/** Time in ms in which a remote that a browser misses can be fetched and smoke-tested. */
const REFRESH_TIMEOUT_MS = 5_000;

/** Time in ms for a page that was queued too long: cached data takes no longer. */
const MIN_BUDGET_MS = 50;

interface PagesOptions {
  portal: PortalConfig;
  renderer: Pick<PageRenderer, 'render'>;
  remotes: Pick<Remotes, 'releases' | 'hasCanaries' | 'names' | 'refresh'>;
  cacheSeconds: number;
  /** Time in ms that a page may wait for its data, from the request on. */
  dataBudget: number;
  /** Origin that pages are rendered for, never taken from the request; null if it is not configured. */
  portalOrigin: string | null;
  /** Maximum number of pages rendered at the same time. */
  concurrent: number;
  metrics: PageMetrics;
}

type PageTask = Parameters<PageRenderer['render']>[0];

/** Serves every path below the base path that is not a file: pages rendered anonymously and cached for seconds. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { portal, renderer, remotes, dataBudget, portalOrigin, concurrent, metrics } = options;
  const { basePath } = portal;
  const policy = cachingPolicy(options.cacheSeconds);
  const cached = createMicroCache<RenderedPage>({ lifetime: policy.page, choosePartition });
  // The fallback shell is cached even if it is incomplete: nothing else can be sent when rendering fails.
  const cachedShell = createMicroCache<RenderedPage>({
    lifetime: cachingPolicy(Math.max(options.cacheSeconds, 1)).page,
    choosePartition: () => 'plain',
  });
  // By URL. Most pages are unchanged after a refresh, and need no new compression.
  const documents = new LRUCache<string, PageDocument>({ max: partitionSizes.plain });
  const headersFor = pageHeaders(portal, remotes.names, portalOrigin ? [new URL(portalOrigin).host] : []);
  const enqueue = createRenderQueue({ concurrent, waiting: 1_000, patience: 1_000 });
  metrics.queue(enqueue.counts);
  /** The fallback shell is the same for every URL. */
  const shellAddress: PageAddress = {
    path: `${basePath}/`,
    search: '',
    owner: null,
    canonical: null,
    noindex: false,
  };

  async function renderPage(
    address: PageAddress,
    part: 'page' | 'shell',
    now: Releases,
    { budget, requestId }: { budget: number; requestId: string },
  ): Promise<RenderedPage> {
    const { path, search, owner, canonical, noindex } = address;
    const url = `${portalOrigin ?? 'http://portal.invalid'}${path}${search}`;
    const known = documents.get(url);
    const knownDigest = known && { knownDigest: known.digest };
    const task = { url, part, owner, canonical, noindex, budget, requestId, ...knownDigest };
    const stopTimer = metrics.making();
    const page = await renderWithFallback(task, now);
    stopTimer();
    const rendered = createRenderedPage(page, search !== '', known);
    if (part === 'page' && choosePartition(rendered) === 'plain') documents.set(url, rendered.document);
    return rendered;
  }

  /**
   * Renders a page. If a remote's code fails, renders it again with that remote's previous release.
   * @returns the first page if no previous release does better
   */
  async function renderWithFallback(task: PageTask, now: Releases): Promise<WorkerPage> {
    const page = await renderer.render(task, now);
    if (page.kind === 'redirect') return page;
    for (const name of page.faulty) {
      const releases = now.withPrevious(name);
      if (!releases) continue;
      // The previous release may have other pages.
      const { owner, canonical, noindex } = task.owner ? resolveAddress(task.url, basePath, releases) : task;
      const fallback = await renderer.render({ ...task, owner, canonical, noindex }, releases);
      if (fallback.kind === 'redirect' || fallback.faulty.length === 0) return fallback;
    }
    return page;
  }

  /** Returns the page, a stale one, or the fallback shell, whichever is available in time. */
  async function getPage(
    { url, id: requestId }: Pick<FastifyRequest, 'url' | 'id'>,
    now: Releases,
  ): Promise<{ value: RenderedPage; age: number }> {
    const requestedAt = performance.now();
    const address = resolveAddress(url, basePath, now);
    const budget = () => Math.max(MIN_BUDGET_MS, dataBudget - (performance.now() - requestedAt));
    try {
      const page = await cached(`${getReleasesKey(now)} ${address.path}${address.search}`, {
        tag: now.version,
        async produce(renewing) {
          try {
            return await enqueue(
              () => renderPage(address, 'page', now, { budget: budget(), requestId }),
              renewing,
            );
          } catch (error) {
            // If a stale page replaces it, nothing else reports the error.
            if (renewing && !(error instanceof Overloaded)) logError(`page ${address.path}`, error);
            throw error;
          }
        },
      });
      metrics.sent(page.age > 0 ? 'kept' : 'made');
      return page;
    } catch (error) {
      if (!(error instanceof Overloaded || error instanceof WorkersLost)) throw error;
      metrics.sent('shell');
      return cachedShell(getReleasesKey(now), {
        tag: now.version,
        produce: () =>
          renderPage(shellAddress, 'shell', now, { budget: MIN_BUDGET_MS, requestId }),
      });
    }
  }

  if (basePath) {
    const home = (url: string) => `${basePath}/${getQuery(url)}`;
    app.get('/', (request, reply) => reply.redirect(home(request.url), 302));
    app.get(basePath, (request, reply) => reply.redirect(home(request.url), 301));
  }
  app.get(`${basePath}/registry.json`, async (request, reply) => {
    const known = () => remotes.releases(readBucket(request.headers.cookie)).known;
    if (!known().allKnown) await remotes.refresh(REFRESH_TIMEOUT_MS);
    return reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).send(known());
  });
  app.get(`${basePath}/*`, async (request, reply) => {
    if (isFilePath(basePath, request.url)) return reply.callNotFound();
    const attributes = portal.rootAttributes(request.headers.cookie);
    const hasCanaries = remotes.hasCanaries();
    const bucket = hasCanaries ? (readBucket(request.headers.cookie) ?? newBucket()) : null;
    const personal = hasCanaries || attributes !== '';
    const { value: page, age } = await getPage(request, remotes.releases(bucket));
    const kept = choosePartition(page) !== null;
    reply.code(page.status).headers({
      ...headersFor(request.host, page.inline),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(policy, { kept, personal, age }),
    });
    // The browser passes it to the page, which hydrates with the same time.
    if (page.renderedAt !== undefined) reply.header('server-timing', `rendered;desc="${page.renderedAt}"`);
    // Renewed with each page, so that it lasts while the visitor returns.
    if (bucket !== null) reply.header('set-cookie', bucketCookie(bucket, basePath));
    if (page.noindex) reply.header('x-robots-tag', 'noindex');
    if (page.location) reply.header('location', appendQuery(page.location, request.url));
    return sendBody(request, reply, page.document.body(attributes), kept);
  });
}

/**
 * Returns the part of a page's cache key that depends on releases. A stale page may replace one that fails, unless its
 * release was rolled back; visitors of a canary have separate pages.
 */
const getReleasesKey = ({ epoch, group }: Releases): string => `${epoch} ${group}`;

const getQuery = (url: string): string => url.slice(url.split('?', 1)[0]?.length);

/** Returns the target of a redirect with the visitor's query. */
const appendQuery = (location: string, url: string): string =>
  location.includes('?') ? location : location + getQuery(url);

/** Returns whether a path is that of a file: a missing file never gets a page. */
function isFilePath(basePath: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const { assets, remotes } = addressesOf(basePath);
  return (
    path.startsWith(assets) ||
    path.startsWith(remotes) ||
    /\.(js|mjs|css|map|json|woff2|ico|txt|xml)$/.test(path)
  );
}
