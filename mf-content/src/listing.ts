import type { Listing } from '@portal/platform/remote';
import { call } from '@portal/shared/api';
import { listGalleries } from '@portal/shared/contract/galleries';
import { listPages } from '@portal/shared/contract/pages';
import { listUnits } from '@portal/shared/contract/units';
import { listedGalleries, listedNews, listedSubPages, listedUnits } from './domain/listed-contents.ts';

/** News, menu pages, units and galleries, for the sitemap and the feed. */
export default [
  async () => {
    const pages = await call(listPages, { query: {} });
    return [...listedNews(pages), ...listedSubPages(pages)];
  },
  async () => listedUnits(await call(listUnits)),
  async () => listedGalleries(await call(listGalleries, { query: {} })),
] satisfies Listing;
