import type { FastifyInstance } from 'fastify';
import { getPlatformPaths, isNamedFailed } from '../../contract/names.ts';
import type { Config } from '../config/config.ts';
import { commonHeaders, pageHeaders } from '../edge/security-headers.ts';
import { readPreviewCookie, withPreviewBanner } from '../previews/preview-token.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import type { Releases } from '../releases/releases.ts';
import { type CachingPolicy, cacheControl, isStorable } from './micro-cache.ts';
import { sendBody } from './page-body.ts';
import { createPageSource, type PageSourceOptions } from './page-source.ts';

/** Time in ms in which a remote that a browser misses can be fetched and smoke-tested. */
const REFRESH_TIMEOUT_MS = 5_000;

interface PagesOptions extends PageSourceOptions, Pick<Config, 'portal'> {
  remotes: Pick<ActiveReleases, 'hasCanaries' | 'refresh'>;
  releasesOf: VisitorReleases;
  policy: CachingPolicy;
}

/** Serves every path below the base path that is not a file: pages rendered anonymously and cached for seconds. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { portal, remotes, releasesOf, policy, portalOrigin } = options;
  const { basePath } = portal;
  const headersFor = pageHeaders(portal, portalOrigin ? [new URL(portalOrigin).host] : []);
  const getPage = createPageSource(basePath, options);

  if (basePath) {
    const home = (url: string) => `${basePath}/${getQuery(url)}`;
    app.get('/', (request, reply) => reply.redirect(home(request.url), 302));
    app.get(basePath, (request, reply) => reply.redirect(home(request.url), 301));
  }
  app.get(`${basePath}/registry.json`, async (request, reply) => {
    const known = () => releasesOf(request.headers.cookie).known;
    if (!known().allKnown) await remotes.refresh(REFRESH_TIMEOUT_MS);
    return reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).send(known());
  });
  app.get(`${basePath}/*`, async (request, reply) => {
    if (isFilePath(basePath, request.url)) return reply.callNotFound();
    const hasCanaries = remotes.hasCanaries();
    const bucket = hasCanaries ? (readBucket(request.headers.cookie) ?? newBucket()) : null;
    const releases = releasesOf(request.headers.cookie, bucket);
    const { preview } = releases;
    const { value: page, age } = await getPage(request, releases);
    const isTagged = isStorable(page) && !preview;
    reply.code(page.status).headers({
      ...headersFor(request.host, page.inline),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': preview
        ? 'private, no-store'
        : cacheControl(policy, { isStorable: isTagged, personal: hasCanaries || releases.group !== '', age }),
    });
    // The browser passes it to the page, which hydrates with the same time.
    if (page.renderedAt !== undefined)
      reply.header('server-timing', `rendered;desc="${page.renderedAt}";dur=${page.renderMs}`);
    if (page.madeFrom !== undefined) reply.header('portal-page', page.madeFrom);
    // Renewed with each page, so that it lasts while the visitor returns.
    if (bucket !== null) reply.header('set-cookie', bucketCookie(bucket, basePath));
    if (page.noindex || preview) reply.header('x-robots-tag', 'noindex');
    if (page.location) reply.header('location', appendQuery(page.location, request.url));
    const { body } = page;
    if (preview) return reply.send(withPreviewBanner(await body.as('identity'), preview, portal));
    return sendBody(request, reply, body, isTagged);
  });
}

const getQuery = (url: string): string => url.slice(url.split('?', 1)[0]?.length);

/** Returns the target of a redirect with the visitor's query. */
const appendQuery = (location: string, url: string): string =>
  location.includes('?') ? location : location + getQuery(url);

/** Returns whether a path is that of a file: a missing file never gets a page. */
function isFilePath(basePath: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const { assets, remotes } = getPlatformPaths(basePath);
  return (
    path.startsWith(assets) ||
    path.startsWith(remotes) ||
    /\.(js|mjs|css|map|json|woff2|ico|txt|xml)$/.test(path)
  );
}

/** Returns the releases of a visitor. @param bucket instead of that in the cookies */
export type VisitorReleases = (cookies: string | undefined, bucket?: number | null) => Releases;

/**
 * Chooses releases by a visitor's cookies: those of a preview, or the active ones and canaries, without the release whose
 * page failed in the browser. Another version than the failed one is served again.
 * @param previewSecret secret that signs the cookies of previews; null for none
 */
export const createVisitorReleases =
  (remotes: Pick<ActiveReleases, 'releases'>, previewSecret: string | null): VisitorReleases =>
  (cookies, bucket = readBucket(cookies)) => {
    const preview = previewSecret && readPreviewCookie(cookies, previewSecret, Date.now());
    const releases = remotes.releases(bucket, preview);
    if (releases.preview) return releases;
    const failed = cookies && releases.manifests.find((release) => isNamedFailed(cookies, release));
    return (failed && releases.withPrevious(failed.name)) || releases;
  };

/** Cookie with the visitor's bucket, from 0 to 99. */
const COOKIE = 'lancamento';
const FOURTEEN_DAYS = 14 * 24 * 60 * 60;

/** Returns the bucket in a cookie header, or null. */
export function readBucket(cookies: string | undefined): number | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=(\\d{1,2})\\s*(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

export const newBucket = (random = Math.random): number => Math.floor(random() * 100);

/** Returns the cookie, which contains nothing but the bucket. */
export const bucketCookie = (bucket: number, basePath: string): string =>
  `${COOKIE}=${bucket}; Path=${basePath || '/'}; Max-Age=${FOURTEEN_DAYS}; HttpOnly; SameSite=Lax`;
