import type { Page } from '@portal/contract/endpoints/home';
import type { Gallery } from '@portal/contract/endpoints/publications';
import type { Unit } from '@portal/contract/endpoints/units';
import { toTimestamp } from '@portal/contract/format/date';
import { unitPath } from '@portal/contract/format/links';
import type { ListedPage } from '@portal/platform/remote';
import { contentTitle } from './content-title.ts';
import { newsOf } from './news.ts';

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
