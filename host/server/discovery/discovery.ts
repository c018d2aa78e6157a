import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostContext } from '@portal/platform/server/app';
import { cacheControl, cachingPolicy, partitionOf } from '@portal/platform/server/pages/caching-policy';
import { listedPages } from '@portal/platform/server/pages/listed-pages';
import { createMicroCache } from '@portal/platform/server/pages/micro-cache';
import type { PageBody } from '@portal/platform/server/pages/page-body';
import { bodyOf, sendBody } from '@portal/platform/server/pages/send-body';
import { basePath } from '@portal/shared/institution/base-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { atomFeed } from './feed.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const FEED = '/noticias.atom';

/** Milliseconds for the data of the sitemap: robots wait longer than visitors. */
const PATIENCE = 5_000;

/** For what changes with the portal's release alone. */
const AN_HOUR = 'public, max-age=3600';

/** Sitemap and feed, made of the same list of pages. */
interface Lists {
  status: number;
  complete: boolean;
  queried: boolean;
  sitemap: PageBody;
  feed: PageBody;
}

/**
 * What search engines, feed readers and phones ask a site for. What is looked for at the root of an origin is there and
 * below the portal's path, for a portal that is not alone on its origin. What must name full addresses is not there
 * (404) where nobody has said under which the portal is reached.
 */
export function registerDiscovery(app: FastifyInstance, options: HostContext): void {
  const { portalOrigin, icons, assets } = options;
  const base = portalOrigin && portalOrigin + basePath;
  const favicon = icons['favicon.ico'] && readFileSync(path.join(assets, icons['favicon.ico']));
  const manifest = JSON.stringify(webManifest(icons, basePath));

  const at = (name: string, type: string, content: () => string | Buffer) => {
    for (const prefix of ['', basePath])
      app.get(`${prefix}/${name}`, (_request, reply) =>
        reply.headers({ 'content-type': type, 'cache-control': AN_HOUR }).send(content()),
      );
  };
  at('robots.txt', 'text/plain; charset=utf-8', () => robotsTxt(base));
  at('manifest.webmanifest', 'application/manifest+json', () => manifest);
  if (favicon) at('favicon.ico', 'image/x-icon', () => favicon);
  if (base === null) return;
  at('.well-known/security.txt', 'text/plain; charset=utf-8', () => securityTxt(base, Date.now()));

  const send = listsSender(options, base);
  for (const prefix of ['', basePath])
    app.get(`${prefix}/sitemap.xml`, send('sitemap', 'application/xml; charset=utf-8'));
  app.get(basePath + FEED, send('feed', 'application/atom+xml; charset=utf-8'));
}

/** Answers with one of the lists, which are made and kept together, as pages are. */
function listsSender({ renderer, remotes, cacheSeconds }: HostContext, base: string) {
  const policy = cachingPolicy(cacheSeconds);
  const cached = createMicroCache<Lists>({ lifetime: policy.page, partitionOf });

  async function make(now: ReturnType<typeof remotes.releases>): Promise<Lists> {
    const { pages, complete } = await listedPages(renderer, now, PATIENCE);
    return {
      status: 200,
      complete,
      queried: false,
      sitemap: bodyOf(sitemap(pages, base)),
      feed: bodyOf(atomFeed({ pages, base, path: FEED, now: Date.now() })),
    };
  }

  return (list: 'sitemap' | 'feed', type: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const now = remotes.releases(null);
    const { value, age } = await cached(`${now.epoch}`, { tag: now.version, produce: () => make(now) });
    const kept = partitionOf(value) !== null;
    reply.headers({
      'content-type': type,
      'cache-control': cacheControl(policy, { kept, personal: false, age }),
    });
    return sendBody(request, reply, value[list]);
  };
}
