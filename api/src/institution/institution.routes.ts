import { getSettings, listBanners } from '@portal/contract/endpoints/home';
import { listDocuments, listFaqs } from '@portal/contract/endpoints/publications';
import { listCities, listUnits } from '@portal/contract/endpoints/units';
import * as z from 'zod';
import { snapshots } from '../db/snapshots.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { sha256 } from '../http/secrets.ts';
import { json, sendWithEtag } from '../http/send-with-etag.ts';
import { cityTables, institutionRepository } from './institution.repository.ts';

/** Cities rarely change: shared caches, including the host's, cache the list for ten minutes. */
const CITIES_CACHE_CONTROL = 'public, max-age=0, s-maxage=600';

/** Registers settings, banners, units, cities, files and FAQs (A 7, B 7). */
export const institutionRoutes: RouteGroup = (app) => {
  const institution = institutionRepository(app.db);
  const cities = snapshots(app, {
    tables: cityTables,
    load: async (db) => {
      const list = await institutionRepository(db).listCities();
      const text = JSON.stringify({ data: z.encode(listCities.answer, list) });
      return { text, version: sha256(text) };
    },
  });

  route(app, getSettings, async () => ({ data: await institution.settings() }));
  route(app, listBanners, async () => ({ data: await institution.listBanners() }));
  route(app, listUnits, async () => ({ data: await institution.listUnits() }));
  route(app, listCities, async ({ request, reply }) => {
    const { text, version } = await cities();
    return sendWithEtag(
      request,
      reply.type(json).header('cache-control', CITIES_CACHE_CONTROL),
      text,
      version,
    );
  });
  route(app, listDocuments, async () => ({ data: await institution.listDocuments() }));
  route(app, listFaqs, async ({ query }) => ({ data: await institution.listFaqs(query.type) }));
};
