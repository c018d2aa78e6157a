import type { ListedPage } from '@portal/platform/remote';
import XMLBuilder from 'fast-xml-builder';

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

/**
 * Returns an XML document in UTF-8.
 * @param root elements by name; names of attributes begin with `@`
 */
export const xmlDocument = (root: Record<string, object>): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root }).replace(forbidden, '');
