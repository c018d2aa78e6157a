import { registerForPss } from '@portal/shared/contract/pss-selection-processes';
import { registerForPsg } from '@portal/shared/contract/selection-processes';
import { registrationFields } from '@portal/shared/selection-process/registration-fields';
import { logSecurityEvent } from '@portal/shared/server/security-event';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSession } from '../accounts/sessions.repository.ts';
import { toColumns } from '../db/schema/field-columns.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { requireFound } from '../http/require-found.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Application } from './application.ts';
import { checkCourse } from './check-course.repository.ts';
import { createFingerprint } from './create-fingerprint.ts';
import { addCurriculum, refuseUnknownCities } from './curriculum.repository.ts';
import { checkUrlOf } from './receipt-check/receipt-code.ts';
import { createRegistrar } from './register.ts';
import { type RegistrationResult, refusalOf } from './registration-result.ts';

const done = 'Inscrição realizada com sucesso!';

/** Registrations in PSG and PSS processes (A 2.12, B 2.5). */
export const registrationsRoutes: RouteGroup = (app) => {
  const register = createRegistrar(app);

  route(app, registerForPsg, async ({ body, headers, request }) => ({
    data: await submit(app, register, request, {
      processKind: 'psg',
      processId: body.selection_process_id,
      itemId: body.selection_process_item_id,
      applicant: toColumns(registrationFields.psg, body),
      idempotencyKey: headers['idempotency-key'],
      fingerprint: createFingerprint(body),
      checkParts: () =>
        checkCourse(app, app.db, { itemId: body.selection_process_item_id, birthdate: body.birthdate }),
    }),
    message: done,
  }));

  route(app, registerForPss, async ({ body, headers, request }) => {
    const data = await submit(app, register, request, {
      processKind: 'pss',
      processId: body.selection_process_id,
      itemId: body.pss_selection_process_item_id,
      applicant: toColumns(registrationFields.pss, body),
      idempotencyKey: headers['idempotency-key'],
      fingerprint: createFingerprint(body),
      checkParts: () => refuseUnknownCities(app.db, body),
      addParts: (db, registrationId) => addCurriculum(db, registrationId, body),
    });
    return { data, message: done };
  });
};

/** What the form says of an application. */
type Form = Omit<Application, 'accountId' | 'address' | 'isSharedEmail'>;

/**
 * Registers, in the account of a candidate who is logged in and applies for themselves, and gives the position in the
 * queue.
 * @throws HttpError 404, 409, 422 with the refusal's words, 429
 */
async function submit(
  app: FastifyInstance,
  register: ReturnType<typeof createRegistrar>,
  request: FastifyRequest,
  form: Form,
) {
  const session = await findSession(app, request.headers.authorization);
  const application = {
    ...form,
    accountId: session?.personId ?? null,
    isSharedEmail: request.headers['x-shared-email'] === 'true',
    address: request.network,
  };
  const result = await register(application);
  if (!('position' in result)) {
    if (revealingKinds.includes(result.kind)) await consume(app, limits.revealingRefusal, request.network);
    throw refusalOf(result, application.processKind);
  }
  if (result.kind === 'registered' && result.isAddressCrowded) {
    const crowded = `${application.processKind}:${application.itemId}` as const;
    logSecurityEvent(request.log, { security: 'offer-crowded', offer: crowded });
  }
  const { id, number, position } = result;
  const { processKind, itemId } = application;
  const offer =
    result.kind === 'registered'
      ? result.offer
      : requireFound((await findOfferDates[processKind](app.db, itemId)) ?? null);
  return {
    id,
    number,
    position,
    check_url: checkUrlOf(app, { processKind, id, nif: application.applicant.nif }),
    place: offer.place,
    address: offer.address,
    schedule: offer.schedule,
    documents_to_bring: offer.documents_to_bring,
    documents_start_date: offer.documents_start_date,
    documents_end_date: offer.documents_end_date,
    documents_place: offer.documents_place,
  };
}

/** Refusals that reveal something of a person: of one address so many in an hour, then none of them says what it would. */
const revealingKinds: RegistrationResult['kind'][] = [
  'already-registered',
  'another-birthdate',
  'email-of-another',
  'mother-unknown',
];
