import { searchPortal } from '@portal/shared/contract/search';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { searchRepository } from './search.repository.ts';

/** GET /search-global (A 2.3). */
export const searchRoutes: RouteGroup = (app) => {
  const repository = searchRepository(app.db);

  route(app, searchPortal, async ({ query }) => ({ data: await repository.search(query.search, app.now()) }));
};
