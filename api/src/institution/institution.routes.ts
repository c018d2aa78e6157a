import {
  listDepartments,
  listMatters,
  listWishedClasses,
  registerInterest,
  sendSupportTicket,
} from '@portal/contract/endpoints/contact';
import { getSettings, listBanners } from '@portal/contract/endpoints/home';
import { listDocuments, listFaqs } from '@portal/contract/endpoints/publications';
import { listCities, listUnits } from '@portal/contract/endpoints/units';
import * as messages from '@portal/contract/validators/messages';
import * as z from 'zod';
import { createSnapshot } from '../db/snapshot.ts';
import { invalid } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { sha256 } from '../http/secrets.ts';
import { json, sendWithEtag } from '../http/send-with-etag.ts';
import { cityTables, institutionRepository } from './institution.repository.ts';
import { findRequestedClasses, secretOffset } from './requested-classes.ts';

/** Cities rarely change: shared caches, including the host's, cache the list for ten minutes. */
const CITIES_CACHE_CONTROL = 'public, max-age=0, s-maxage=600';

/** Initial status of a ticket (B 3). */
const INITIAL_STATUS = 1;

/**
 * Settings, banners, units, cities, files, FAQs (A 7, B 7), support tickets and interest in classes (A 2.7, B 2.13).
 */
export const institutionRoutes: RouteGroup = (app) => {
  const institution = institutionRepository(app.db);
  const citySnapshot = createSnapshot(app, {
    tables: cityTables,
    load: async (db) => {
      const list = await institutionRepository(db).listCities();
      const text = JSON.stringify({ data: z.encode(listCities.answer, list) });
      return { names: new Set(list.map(({ title }) => title)), text, version: sha256(text) };
    },
  });

  route(app, getSettings, async () => ({ data: await institution.settings() }));
  route(app, listBanners, async () => ({ data: await institution.listBanners() }));
  route(app, listUnits, async () => ({ data: await institution.listUnits() }));
  route(app, listCities, async ({ request, reply }) => {
    const { text, version } = await citySnapshot();
    return sendWithEtag(
      request,
      reply.type(json).header('cache-control', CITIES_CACHE_CONTROL),
      text,
      version,
    );
  });
  route(app, listDocuments, async () => ({ data: await institution.listDocuments() }));
  route(app, listFaqs, async ({ query }) => ({ data: await institution.listFaqs(query.type) }));

  const rejectUnknown = async (given: Parameters<typeof institution.firstUnknown>[0]) => {
    const field = await institution.firstUnknown(given);
    if (field) throw invalid(field, field === 'city_id' ? messages.cityRequired : messages.required);
  };
  const countContent = async (kind: 'ticket' | 'interest', ...contents: string[]) => {
    for (const content of contents)
      await consume(app, limits.sameContent, `${kind} ${content.toLowerCase().replace(/\s+/g, ' ').trim()}`);
  };
  const consent = (headers: { 'x-policy-version'?: string }) => ({
    policy_version: headers['x-policy-version'],
    consented_at: app.now(),
  });

  route(app, listDepartments, async () => ({ data: await institution.listDepartments() }));
  route(app, listMatters, async () => ({ data: await institution.listMatters() }));

  route(app, sendSupportTicket, async ({ body, headers, request }) => {
    await consume(app, limits.ticket, request.network);
    await countContent('ticket', body.email, body.message);
    const { psa_department_id, psa_matter_id, city_id } = body;
    await rejectUnknown({ city_id, psa_department_id, psa_matter_id });
    await institution.addTicket({ ...body, status: INITIAL_STATUS, ...consent(headers) });
    return { data: null, message: 'Mensagem enviada com sucesso! Responderemos em breve.' };
  });

  route(app, registerInterest, async ({ body, headers, request }) => {
    await consume(app, limits.interest, request.network);
    // A class may ask for the same course.
    await countContent('interest', body.email);
    await rejectUnknown({ city_id: body.city_id });
    await institution.addInterest({ ...body, ...consent(headers) });
    return { data: null, message: 'Solicitação enviada com sucesso!' };
  });

  route(app, listWishedClasses, async ({ query: { course } }) => {
    const interests = await institution.listInterests(course);
    const offsetOf = secretOffset(app.secrets.hashKeys.at(-1) ?? '');
    const requested = findRequestedClasses(interests, course, await institution.classSize(), offsetOf);
    // Cities are free text: only known names may appear on public pages.
    const { names } = await citySnapshot();
    return { data: requested.filter(({ city }) => names.has(city)) };
  });
};
