import { call } from '@portal/client/api';
import { listPages } from '@portal/contract/endpoints/home';
import { listGalleries } from '@portal/contract/endpoints/publications';
import { listUnits } from '@portal/contract/endpoints/units';
import type { Listing } from '@portal/platform/remote';
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
