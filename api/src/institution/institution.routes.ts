import { listBanners } from '@portal/shared/contract/banners';
import { listCities } from '@portal/shared/contract/cities';
import { listDocuments } from '@portal/shared/contract/documents';
import { listFaqs } from '@portal/shared/contract/faqs';
import { getSettings } from '@portal/shared/contract/settings';
import { listUnits } from '@portal/shared/contract/units';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { institutionRepository } from './institution.repository.ts';

/** Settings, banners, units, cities, files and frequent questions (A 7, B 7). */
export const institutionRoutes: RouteGroup = (app) => {
  const institution = institutionRepository(app.db);

  route(app, getSettings, async () => ({ data: await institution.settings() }));
  route(app, listBanners, async () => ({ data: await institution.listBanners() }));
  route(app, listUnits, async () => ({ data: await institution.listUnits() }));
  route(app, listCities, async () => ({ data: await institution.listCities() }));
  route(app, listDocuments, async () => ({ data: await institution.listDocuments() }));
  route(app, listFaqs, async ({ query }) => ({ data: await institution.listFaqs(query.type) }));
};
