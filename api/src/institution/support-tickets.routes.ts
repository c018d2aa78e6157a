import {
  listDepartments,
  listMatters,
  listWishedClasses,
  registerInterest,
  sendSupportTicket,
} from '@portal/contract/endpoints/contact';
import * as messages from '@portal/contract/validators/messages';
import { invalid } from '../http/http-error.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { findRequestedClasses, secretOffset } from './requested-classes.ts';
import { supportTicketRepository } from './support-tickets.repository.ts';

/** Initial status of a ticket (B 3). */
const INITIAL_STATUS = 1;

/** Registers support tickets (contact form) and interest in new classes (A 2.7, B 2.13). */
export const supportTicketsRoutes: RouteGroup = (app) => {
  const tickets = supportTicketRepository(app.db);

  const rejectUnknown = async (given: Parameters<typeof tickets.firstUnknown>[0]) => {
    const field = await tickets.firstUnknown(given);
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

  route(app, listDepartments, async () => ({ data: await tickets.listDepartments() }));
  route(app, listMatters, async () => ({ data: await tickets.listMatters() }));

  route(app, sendSupportTicket, async ({ body, headers, request }) => {
    await consume(app, limits.ticket, request.network);
    await countContent('ticket', body.email, body.message);
    const { psa_department_id, psa_matter_id, city_id } = body;
    await rejectUnknown({ city_id, psa_department_id, psa_matter_id });
    await tickets.addTicket({ ...body, status: INITIAL_STATUS, ...consent(headers) });
    return { data: null, message: 'Mensagem enviada com sucesso! Responderemos em breve.' };
  });

  route(app, registerInterest, async ({ body, headers, request }) => {
    await consume(app, limits.interest, request.network);
    // A class may ask for the same course.
    await countContent('interest', body.email);
    await rejectUnknown({ city_id: body.city_id });
    await tickets.addInterest({ ...body, ...consent(headers) });
    return { data: null, message: 'Solicitação enviada com sucesso!' };
  });

  route(app, listWishedClasses, async ({ query: { course } }) => {
    const interests = await tickets.listInterests(course);
    const offsetOf = secretOffset(app.secrets.hashKeys.at(-1) ?? '');
    const requested = findRequestedClasses(interests, course, await tickets.classSize(), offsetOf);
    // Cities are free text: only known names may appear on public pages.
    const known = await tickets.citiesAmong(requested.map(({ city }) => city));
    return { data: requested.filter(({ city }) => known.has(city)) };
  });
};
