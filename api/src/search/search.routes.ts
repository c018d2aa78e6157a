import { searchPortal } from '@portal/contract/endpoints/search';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { findDocuments } from './find-documents.ts';
import { searchIndexes } from './search-index.ts';

/** Registers GET /search-global (A 2.3). */
export const searchRoutes: RouteGroup = (app) => {
  const index = searchIndexes(app);
  route(app, searchPortal, async ({ query }) => ({ data: findDocuments(await index(), query.search) }));
};
