import { call } from '@portal/client/api';
import { listPages, type Page } from '@portal/contract/endpoints/home';
import { type Gallery, listGalleries } from '@portal/contract/endpoints/publications';
import { listUnits, type Unit } from '@portal/contract/endpoints/units';
import { toTimestamp } from '@portal/contract/format/date';
import { unitPath } from '@portal/contract/format/links';
import type { ListedPage, Listing } from '@portal/platform/remote';
import { contentTitle, newsOf } from './domain/contents.ts';

/** Lists the published news for search engines and feed readers. */
export const listedNews = (pages: readonly Page[]): ListedPage[] =>
  newsOf(pages)
    .filter(({ slug }) => slug !== '')
    .flatMap((content) => {
      const { slug, subtitle, published_at, updated_at } = content;
      const publishedAt = toTimestamp(published_at, 'start');
      if (publishedAt === null) return [];
      return {
        path: `/noticias/${encodeURIComponent(slug)}`,
        updatedAt: toTimestamp(updated_at, 'start') ?? publishedAt,
        news: { title: contentTitle(content), summary: subtitle, publishedAt },
      };
    });

/** Lists the menus' pages from the server, except those without contents. */
export const listedSubPages = (pages: readonly Page[]): ListedPage[] =>
  pages
    .flatMap(({ children }) => children)
    .filter(({ name, contents }) => name !== '' && contents.length > 0)
    .map(({ name, contents }) => ({
      path: `/subPages/${encodeURIComponent(name)}`,
      updatedAt: toTimestamp(contents[0]?.updated_at ?? contents[0]?.published_at, 'start'),
    }));

const PUBLISHED = 'P';

export const listedGalleries = (galleries: readonly Gallery[]): ListedPage[] =>
  galleries
    .filter(({ status }) => status === PUBLISHED)
    .map(({ id, published_at }) => ({
      path: `/gallery/${id}`,
      updatedAt: toTimestamp(published_at, 'start'),
    }));

export const listedUnits = (units: readonly Unit[]): ListedPage[] =>
  units.map(({ name }) => ({ path: unitPath(name), updatedAt: null }));

/** News, menu pages, units and galleries, for the sitemap and the feed. */
export default [
  async () => {
    const pages = await call(listPages, { query: {} });
    return [...listedNews(pages), ...listedSubPages(pages)];
  },
  async () => listedUnits(await call(listUnits)),
  async () => listedGalleries(await call(listGalleries, { query: {} })),
] satisfies Listing;
