import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '@portal/contract/format/date';
import { basePath } from '@portal/contract/institution/base-path';
import type { HostContext } from '@portal/platform/host';
import type { FastifyInstance } from 'fastify';
import { portalConfig } from '../../portal.config.ts';
import { atomFeed, sitemap } from './listed-documents.ts';

const { institution, language } = portalConfig;
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
    feed: atomFeed(pages, base, FEED, Date.now()),
  }));
  for (const prefix of ['', basePath])
    app.get(`${prefix}/sitemap.xml`, listed('sitemap', 'application/xml; charset=utf-8'));
  app.get(basePath + FEED, listed('feed', 'application/atom+xml; charset=utf-8'));
}

/**
 * Allows robots every page: excluded pages declare `noindex`, which robots must be able to read.
 * @param base URL of the portal, without a trailing slash; null if unknown
 */
const robotsTxt = (base: string | null): string =>
  ['User-agent: *', 'Disallow:', ...(base ? ['', `Sitemap: ${base}/sitemap.xml`] : []), ''].join('\n');

/** Days until the contact expires (RFC 9116 advises less than a year). */
const VALID_DAYS = 180;

/**
 * Returns the contact for reporting vulnerabilities (RFC 9116).
 * @param base URL of the portal, without a trailing slash
 * @param now timestamp
 */
const securityTxt = (base: string, now: number): string =>
  [
    `Contact: ${base}/FaleConosco`,
    `Expires: ${new Date(now + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${portalConfig.reportLanguages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', base)}`,
    '',
  ].join('\n');

/** Returns the web app manifest, with which phones install the portal. */
const webManifest = (icons: HostContext['icons'], base: string): object => ({
  id: `${base}/`,
  name: institution.name,
  short_name: institution.shortName,
  description: institution.description,
  lang: language,
  dir: 'ltr',
  start_url: `${base}/`,
  scope: `${base}/`,
  display: 'minimal-ui',
  background_color: institution.browserBar.background,
  theme_color: institution.browserBar.theme,
  icons: [
    ['icon-192.png', '192x192', 'any'],
    ['icon-512.png', '512x512', 'any'],
    ['maskable-512.png', '512x512', 'maskable'],
  ].flatMap(([file = '', sizes, purpose]) =>
    icons[file] ? [{ src: `${base}/assets/${icons[file]}`, sizes, type: 'image/png', purpose }] : [],
  ),
});
