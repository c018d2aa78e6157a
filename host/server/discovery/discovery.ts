import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '@portal/contract/institution/base-path';
import type { HostContext } from '@portal/platform/host';
import type { FastifyInstance } from 'fastify';
import { atomFeed } from './feed.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const FEED = '/noticias.atom';

/** For content that changes only with a release of the host. */
const CACHE_ONE_HOUR = 'public, max-age=3600';

/**
 * Serves the files that search engines, feed readers and phones request. Files expected at the root of an origin are
 * also served below the base path, because the portal may share its origin. Files that need absolute URLs return 404 if
 * the portal's URL is not configured.
 */
export function registerDiscovery(app: FastifyInstance, context: HostContext): void {
  const { portalOrigin, icons, assets, listedDocuments } = context;
  const base = portalOrigin && portalOrigin + basePath;
  const favicon = icons['favicon.ico'] && readFileSync(path.join(assets, icons['favicon.ico']));
  const manifest = JSON.stringify(webManifest(icons, basePath));

  const at = (name: string, type: string, content: () => string | Buffer) => {
    for (const prefix of ['', basePath])
      app.get(`${prefix}/${name}`, (_request, reply) =>
        reply.headers({ 'content-type': type, 'cache-control': CACHE_ONE_HOUR }).send(content()),
      );
  };
  at('robots.txt', 'text/plain; charset=utf-8', () => robotsTxt(base));
  at('manifest.webmanifest', 'application/manifest+json', () => manifest);
  if (favicon) at('favicon.ico', 'image/x-icon', () => favicon);
  if (base === null) return;
  at('.well-known/security.txt', 'text/plain; charset=utf-8', () => securityTxt(base, Date.now()));

  const listed = listedDocuments((pages) => ({
    sitemap: sitemap(pages, base),
    feed: atomFeed({ pages, base, path: FEED, now: Date.now() }),
  }));
  for (const prefix of ['', basePath])
    app.get(`${prefix}/sitemap.xml`, listed('sitemap', 'application/xml; charset=utf-8'));
  app.get(basePath + FEED, listed('feed', 'application/atom+xml; charset=utf-8'));
}
