import { hash } from 'node:crypto';
import type { registrationHeaders } from '@portal/contract/endpoints/parts';
import { registerForPsg, registerForPss } from '@portal/contract/endpoints/processes';
import {
  type FieldValues,
  mapFields,
  type RegistrationFields,
} from '@portal/contract/selection-process/registration-field';
import {
  type applicantFields,
  registrationFields,
} from '@portal/contract/selection-process/registration-fields';
import { normaliseEmail } from '@portal/contract/validators/email';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { findSession } from '../accounts/sessions.repository.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { getOfferFacts } from '../selection/offers.repository.ts';
import type { Services } from '../services.ts';
import { type ApplicantInput, type Application, type Rejection, toHttpError } from './application.ts';
import { checkUrlOf } from './receipt-code.ts';
import { register } from './register.ts';

/** Registrations in PSG and PSS processes (A 2.12, B 2.5). */
export const registrationsRoutes: RouteGroup = (app) => {
  route(app, registerForPsg, ({ body, headers, request }) =>
    submit(app, request, headers, {
      programme: 'psg',
      process_id: body.selection_process_id,
      offer_id: body.selection_process_item_id,
      applicant: readApplicant(registrationFields.psg, body),
      fingerprint: fingerprintOf(body),
    }),
  );
  route(app, registerForPss, ({ body, headers, request }) =>
    submit(app, request, headers, {
      programme: 'pss',
      process_id: body.selection_process_id,
      offer_id: body.pss_selection_process_item_id,
      applicant: readApplicant(registrationFields.pss, body),
      curriculum: body,
      fingerprint: fingerprintOf(body),
    }),
  );
};

/** Returns the fields of a form; an optional one that was not sent is null. */
const readApplicant = <Fields extends RegistrationFields>(
  fields: Fields,
  body: FieldValues<typeof applicantFields> & Partial<Record<keyof Fields, string | null>>,
): ApplicantInput => ({
  ...(mapFields(fields, (_, name) => body[name] ?? null) as unknown as ApplicantInput),
  email: normaliseEmail(body.email),
});

/**
 * Registers a form, for the logged-in account if it is the applicant's own.
 * @throws HttpError 404, 409, 422 for a rejection, 429, 503, 504
 */
async function submit(
  app: Services,
  request: FastifyRequest,
  headers: z.output<typeof registrationHeaders>,
  form: Omit<Application, 'accountId' | 'address'>,
) {
  const { programme, offer_id, applicant } = form;
  const session = await findSession(app, request.headers.authorization);
  const result = await register(app, {
    ...form,
    accountId: session?.personId ?? null,
    isSharedEmail: headers['x-shared-email'] === 'true',
    address: request.network,
    policy_version: headers['x-policy-version'],
    idempotency_key: headers['idempotency-key'],
  });
  if (result.kind !== 'registered' && result.kind !== 'repeated') {
    if (revealingKinds.includes(result.kind)) await consume(app, limits.revealingRefusal, request.network);
    throw toHttpError(result, programme);
  }
  if (result.kind === 'registered' && result.isAddressCrowded)
    logSecurityEvent(request.log, { security: 'offer-crowded', offer: `${programme}:${offer_id}` });
  const check_url = checkUrlOf(app, { programme, id: result.id, nif: applicant.nif });
  return {
    data: { ...getOfferFacts(result.row), ...result, check_url },
    message: 'Inscrição realizada com sucesso!',
  };
}

/** Hashes a form, as the contract has parsed it: spaces and the order of fields do not matter. */
const fingerprintOf = (body: object): string => hash('sha256', JSON.stringify(body));

/** Rejections that reveal something about a person. Beyond a limit per address, all of them return the same error. */
const revealingKinds: Rejection['kind'][] = [
  'already-registered',
  'another-birthdate',
  'email-of-another',
  'mother-unknown',
];
