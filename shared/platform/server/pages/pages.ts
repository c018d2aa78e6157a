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
import { cacheControl, cachingPolicy, choosePartition, partitionSizes } from './caching-policy.ts';
import { canonicalAddress } from './canonical-address.ts';
import { createMicroCache } from './micro-cache.ts';
import { createRenderQueue, Overloaded } from './render-queue.ts';
import { createRenderedPage, type PageDocument, type RenderedPage } from './rendered-page.ts';
import { retryWithPreviousReleases } from './retry-with-previous-releases.ts';
import { sendBody } from './send-body.ts';
import { bucketCookie, newBucket, readBucket } from './visitor-bucket.ts';

/** Milliseconds that a browser which misses a remote waits for its files and its smoke test. */
const REFRESH_TIMEOUT_MS = 5_000;

/** Milliseconds for a page that had to wait for its turn: what the server has at hand takes no longer. */
const MIN_BUDGET_MS = 50;

interface PagesOptions {
  portal: PortalConfig;
  renderer: Pick<PageRenderer, 'render'>;
  remotes: Pick<Remotes, 'releases' | 'hasCanaries' | 'names' | 'refresh'>;
  cacheSeconds: number;
  /** Milliseconds that the data of a page may hold it, from its request on. */
  dataBudget: number;
  /** Origin that pages are rendered for; never the request's word for it. Null stays unknown to them. */
  portalOrigin: string | null;
  /** Pages made at the same time. */
  concurrent: number;
  metrics: PageMetrics;
}

/** Every address below the base path that is not a file: a page rendered for anybody, kept for seconds. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { portal, renderer, remotes, dataBudget, portalOrigin, concurrent, metrics } = options;
  const { basePath } = portal;
  const policy = cachingPolicy(options.cacheSeconds);
  const cached = createMicroCache<RenderedPage>({ lifetime: policy.page, choosePartition });
  // The plain shell is kept whatever it lacks: it is what is sent when nothing can be made.
  const cachedShell = createMicroCache<RenderedPage>({
    lifetime: cachingPolicy(Math.max(options.cacheSeconds, 1)).page,
    choosePartition: () => 'plain',
  });
  // By address. Most pages that are made anew say what they said before: that is not packed again.
  const documents = new LRUCache<string, PageDocument>({ max: partitionSizes.plain });
  const headersFor = pageHeaders(portal, remotes.names, portalOrigin ? [new URL(portalOrigin).host] : []);
  const inTurn = createRenderQueue({ concurrent, waiting: 1_000, patience: 1_000 });
  metrics.queue(inTurn.counts);

  async function make(
    address: { path: string; search: string },
    part: 'page' | 'shell',
    now: Releases,
    { budget, requestId }: { budget: number; requestId: string },
  ): Promise<RenderedPage> {
    const url = `${portalOrigin ?? 'http://portal.invalid'}${address.path}${address.search}`;
    const known = documents.get(url);
    const task = { url, budget, part, requestId, ...(known && { knownDigest: known.digest }) };
    const made = metrics.making();
    const page = await retryWithPreviousReleases((releases) => renderer.render(task, releases), now);
    made();
    const rendered = createRenderedPage(page, address.search !== '', known);
    if (part === 'page' && choosePartition(rendered) === 'plain') documents.set(url, rendered.document);
    return rendered;
  }

  /** The page of an address, an older one, or the plain shell: whatever can be had in time. */
  async function pageAt(
    { url, id: requestId }: Pick<FastifyRequest, 'url' | 'id'>,
    now: Releases,
  ): Promise<{ value: RenderedPage; age: number }> {
    const asked = performance.now();
    const address = canonicalAddress(url, basePath, now.manifests, now.known.allKnown);
    const budget = () => Math.max(MIN_BUDGET_MS, dataBudget - (performance.now() - asked));
    try {
      const page = await cached(`${keyOf(now)} ${address.path}${address.search}`, {
        tag: now.version,
        async produce(renewing) {
          try {
            return await inTurn(() => make(address, 'page', now, { budget: budget(), requestId }), renewing);
          } catch (error) {
            // Where an older page takes its place, nobody else hears of it.
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
      return cachedShell(keyOf(now), {
        tag: now.version,
        produce: () =>
          make({ path: `${basePath}/`, search: '' }, 'shell', now, { budget: MIN_BUDGET_MS, requestId }),
      });
    }
  }

  if (basePath) {
    const home = (url: string) => `${basePath}/${queryOf(url)}`;
    app.get('/', (request, reply) => reply.redirect(home(request.url), 302));
    app.get(basePath, (request, reply) => reply.redirect(home(request.url), 301));
  }
  app.get(`${basePath}/registry.json`, async (request, reply) => {
    const known = () => remotes.releases(readBucket(request.headers.cookie)).known;
    if (!known().allKnown) await remotes.refresh(REFRESH_TIMEOUT_MS);
    return reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).send(known());
  });
  app.get(`${basePath}/*`, async (request, reply) => {
    if (looksLikeFile(basePath, request.url)) return reply.callNotFound();
    const attributes = portal.rootAttributes(request.headers.cookie);
    const hasCanaries = remotes.hasCanaries();
    const bucket = hasCanaries ? (readBucket(request.headers.cookie) ?? newBucket()) : null;
    const personal = hasCanaries || attributes !== '';
    const { value: page, age } = await pageAt(request, remotes.releases(bucket));
    const kept = choosePartition(page) !== null;
    reply.code(page.status).headers({
      ...headersFor(request.host, page.inline),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(policy, { kept, personal, age }),
    });
    // Browsers tell it to the page, which comes alive with what was true then.
    if (page.renderedAt !== undefined) reply.header('server-timing', `rendered;desc="${page.renderedAt}"`);
    // Said again with each page, so that a bucket lasts as long as its visitor comes.
    if (bucket !== null) reply.header('set-cookie', bucketCookie(bucket, basePath));
    if (page.noindex) reply.header('x-robots-tag', 'noindex');
    if (page.location) reply.header('location', withQuery(page.location, request.url));
    return sendBody(request, reply, page.document.body(attributes), kept);
  });
}

/**
 * Under which a page is kept besides its address. An older page takes the place of one that cannot be made, unless it is
 * of a release that was taken back; visitors of a canary have pages of their own.
 */
const keyOf = ({ epoch, group }: Releases): string => `${epoch} ${group}`;

const queryOf = (url: string): string => url.slice(url.split('?', 1)[0]?.length);

/** Where an old address leads, with the query that its visitor came with. */
const withQuery = (location: string, url: string): string =>
  location.includes('?') ? location : location + queryOf(url);

/** A missing file is a missing file: it never gets a page for an answer. */
function looksLikeFile(basePath: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const { assets, remotes } = addressesOf(basePath);
  return (
    path.startsWith(assets) ||
    path.startsWith(remotes) ||
    /\.(js|mjs|css|map|json|woff2|ico|txt|xml)$/.test(path)
  );
}
