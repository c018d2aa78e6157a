import { createHash } from 'node:crypto';
import { registerForPsg, registerForPss } from '@portal/contract/endpoints/processes';
import { cancelPsgRegistration, cancelPssRegistration } from '@portal/contract/endpoints/registrations';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { normaliseEmail } from '@portal/contract/validators/email';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSession } from '../accounts/sessions.repository.ts';
import { toColumns } from '../db/schema/field-columns.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import type { Application } from './application.ts';
import { cancel } from './cancel.ts';
import type { ProcessKind } from './process-kind.ts';
import { checkUrlOf } from './receipt-check/receipt-code.ts';
import { register } from './register.ts';
import { type Rejection, toHttpError } from './rejections.ts';

const message = 'Inscrição realizada com sucesso!';

/** Registrations in PSG and PSS processes (A 2.12, B 2.5). */
export const registrationsRoutes: RouteGroup = (app) => {
  route(app, registerForPsg, async ({ body, headers, request }) => {
    const form = {
      processKind: 'psg',
      processId: body.selection_process_id,
      itemId: body.selection_process_item_id,
      applicant: toColumns(registrationFields.psg, body),
      policyVersion: headers['x-policy-version'],
      idempotencyKey: headers['idempotency-key'],
      fingerprint: createFingerprint(body),
    } as const;
    return { data: await submit(app, request, form), message };
  });

  route(app, registerForPss, async ({ body, headers, request }) => {
    const form = {
      processKind: 'pss',
      processId: body.selection_process_id,
      itemId: body.pss_selection_process_item_id,
      applicant: toColumns(registrationFields.pss, body),
      curriculum: body,
      policyVersion: headers['x-policy-version'],
      idempotencyKey: headers['idempotency-key'],
      fingerprint: createFingerprint(body),
    } as const;
    return { data: await submit(app, request, form), message };
  });
};

/**
 * Hashes a form, as the contract has parsed it: spaces and the order of fields do not matter.
 * @returns SHA-256 in hexadecimal digits
 */
const createFingerprint = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

type Form = Omit<Application, 'accountId' | 'address' | 'isSharedEmail'>;

/**
 * Registers a form, for the logged-in account if it is the applicant's own.
 * @throws HttpError 404, 409, 422 for a rejection, 429, 503, 504
 */
async function submit(app: Services, request: FastifyRequest, form: Form) {
  const { processKind, itemId } = form;
  const session = await findSession(app, request.headers.authorization);
  const result = await register(app, {
    ...form,
    applicant: { ...form.applicant, email: normaliseEmail(form.applicant.email) },
    accountId: session?.personId ?? null,
    isSharedEmail: request.headers['x-shared-email'] === 'true',
    address: request.network,
  });
  if (result.kind !== 'registered' && result.kind !== 'repeated') {
    if (revealingKinds.includes(result.kind)) await consume(app, limits.revealingRefusal, request.network);
    throw toHttpError(result, processKind);
  }
  if (result.kind === 'registered' && result.isAddressCrowded) {
    logSecurityEvent(request.log, { security: 'offer-crowded', offer: `${processKind}:${itemId}` });
  }
  const { id, number, position, current_position } = result;
  const offer =
    result.kind === 'registered' ? result.offer : await findOfferDates[processKind](app.db, itemId);
  if (!offer) throw notFound();
  return {
    id,
    number,
    position,
    current_position,
    check_url: checkUrlOf(app, { processKind, id, nif: form.applicant.nif }),
    place: offer.place,
    address: offer.address,
    schedule: offer.schedule,
    documents_to_bring: offer.documents_to_bring,
    documents_start_date: offer.documents_start_date,
    documents_end_date: offer.documents_end_date,
    documents_place: offer.documents_place,
  };
}

/** Rejections that reveal something about a person. Beyond a limit per address, all of them return the same error. */
const revealingKinds: Rejection['kind'][] = [
  'already-registered',
  'another-birthdate',
  'email-of-another',
  'mother-unknown',
];

/** Cancelling a registration; beyond the bare contract. */
export const cancelRoutes: RouteGroup = (app) => {
  route(app, cancelPsgRegistration, ({ params, session }) => answer(app, 'psg', params.id, session.personId));
  route(app, cancelPssRegistration, ({ params, session }) => answer(app, 'pss', params.id, session.personId));
};

/** @throws HttpError 404, 422 once the window is over */
async function answer(app: FastifyInstance, processKind: ProcessKind, id: number, personId: number) {
  const { kind } = await cancel(app, { processKind, id, personId });
  if (kind === 'unknown') throw notFound();
  if (kind === 'outside-window') {
    throw new HttpError(422, 'O prazo de inscrição terminou: fale com a unidade para desistir da vaga.');
  }
  return { data: { status: CANCELLED }, message: 'Inscrição cancelada.' };
}
