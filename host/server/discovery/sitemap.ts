import type { ListedPage } from '@portal/platform/remote';
import { xmlDocument } from './xml.ts';

/** Addresses that one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/**
 * The sitemap of the portal.
 * @param pages each path once, the most important first
 * @param base full address of the portal, without a slash at the end
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
