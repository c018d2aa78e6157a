import type { ListedPage } from '@portal/platform/remote';
import { xmlDocument } from './xml.ts';

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
