import type { ListedPage } from '@portal/platform/remote';
import XMLBuilder from 'fast-xml-builder';
import { portalConfig } from '../../portal.config.ts';

/** Limit of sitemaps.org for one sitemap. */
const MAX_ADDRESSES = 50_000;

/**
 * Returns the portal's sitemap.
 * @param pages unique paths, the most important first
 * @param base URL of the portal, without a trailing slash
 */
export const sitemap = (pages: readonly Pick<ListedPage, 'path' | 'updatedAt'>[], base: string): string =>
  xmlDocument({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: pages.slice(0, MAX_ADDRESSES).map(({ path, updatedAt }) => ({
        loc: base + path,
        ...(updatedAt !== null && { lastmod: new Date(updatedAt).toISOString() }),
      })),
    },
  });

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

/** Characters that XML forbids even if escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns an XML document in UTF-8. @param root elements by name; names of attributes begin with `@` */
const xmlDocument = (root: Record<string, object>): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root }).replace(forbidden, '');

/** Number of feed entries; feed readers keep older ones themselves. */
const MAX_ENTRIES = 50;

/**
 * Returns the portal's news as an Atom feed (RFC 4287), latest first.
 * @param base URL of the portal, without a trailing slash
 * @param path of the feed, below the base
 * @param now timestamp used if there is no news
 */
export function atomFeed(pages: readonly ListedPage[], base: string, path: string, now: number): string {
  const latest = pages
    .flatMap((page) => (page.news ? [{ ...page, news: page.news }] : []))
    .sort((one, other) => other.news.publishedAt - one.news.publishedAt)
    .slice(0, MAX_ENTRIES)
    .map((page) => ({ ...page, updatedAt: page.updatedAt ?? page.news.publishedAt }));
  return xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': portalConfig.language,
      id: base + path,
      title: `Notícias do ${portalConfig.name}`,
      updated: iso(latest.length > 0 ? Math.max(...latest.map(({ updatedAt }) => updatedAt)) : now),
      author: { name: portalConfig.name, uri: `${base}/` },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': base + path },
        { '@rel': 'alternate', '@type': 'text/html', '@href': `${base}/` },
      ],
      entry: latest.map(({ path: own, updatedAt, news }) => ({
        id: base + own,
        title: news.title,
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': base + own },
        published: iso(news.publishedAt),
        updated: iso(updatedAt),
        ...(news.summary !== null && { summary: news.summary }),
      })),
    },
  });
}

const iso = (instant: number): string => new Date(instant).toISOString();
