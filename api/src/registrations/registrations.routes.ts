import { hash } from 'node:crypto';
import { offerCalendarPath } from '@portal/contract/endpoints/files';
import type { registrationHeaders } from '@portal/contract/endpoints/parts';
import { registerForPsg, registerForPss } from '@portal/contract/endpoints/processes';
import {
  cancelPsgRegistration,
  cancelPssRegistration,
  listMyPsgProcesses,
  listMyPssProcesses,
  previewCourseSwitch,
  previewPositionSwitch,
  switchCourse,
  switchPosition,
} from '@portal/contract/endpoints/registrations';
import {
  type FieldValues,
  mapFields,
  type RegistrationFields,
} from '@portal/contract/selection-process/registration-field';
import {
  type applicantFields,
  registrationFields,
} from '@portal/contract/selection-process/registration-fields';
import { CANCELLED, isVisibleOffer } from '@portal/contract/selection-process/statuses';
import { normaliseEmail } from '@portal/contract/validators/email';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { findSession } from '../accounts/sessions.repository.ts';
import type { Programme } from '../db/schema/selection.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { getOfferFacts, programmeTexts } from '../selection/offers.repository.ts';
import { documentsByProcess, lastRounds } from '../selection/processes.repository.ts';
import type { Services } from '../services.ts';
import { type ApplicantInput, type Application, type Rejection, toHttpError } from './application.ts';
import { cancel, previewSwitch, type SwitchRejection, switchOffer } from './cancel-or-switch.ts';
import { listApplications, phasesOf } from './documents/applications.repository.ts';
import { checkUrlOf } from './receipt-code.ts';
import { register } from './register.ts';
import type { OwnRegistration } from './registrations.repository.ts';

/**
 * Registrations in PSG and PSS processes (A 2.12, B 2.5), and those of the candidate (B 2.6), newest first. Beyond the
 * bare contract: cancelling a registration, and switching to another offer of its process.
 */
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

  route(app, listMyPsgProcesses, async ({ session }) => ({
    data: (await loadRegistrations(app, 'psg', session.personId)).map((row) => ({
      ...row.process,
      items: [{ course_name: row.name, status: row.status, registrations: [row.registration] }],
    })),
  }));

  route(app, listMyPssProcesses, async ({ session }) => ({
    data: (await loadRegistrations(app, 'pss', session.personId)).map((row) => ({
      ...row.process,
      person_id: session.personId,
      items_pss: [
        {
          job_title: { name: row.name },
          jobs_title_id: row.job_title_id,
          status: row.status,
          pss_registrations: [row.registration],
        },
      ],
    })),
  }));

  for (const [programme, endpoint] of [
    ['psg', cancelPsgRegistration],
    ['pss', cancelPssRegistration],
  ] as const) {
    route(app, endpoint, async ({ params, session }) => {
      const outcome = await cancel(app, { programme, id: params.id, personId: session.personId });
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'outside-window')
        throw new HttpError(422, 'O prazo de inscrição terminou: fale com a unidade para desistir da vaga.');
      return { data: { status: CANCELLED }, message: 'Inscrição cancelada.' };
    });
  }

  const preview = async (own: OwnRegistration, offer_id: number) => {
    const result = await previewSwitch(app, { ...own, offer_id });
    if (result.kind !== 'position') throw switchError(result, own.programme);
    return { data: result };
  };
  const change = async (own: OwnRegistration, offer_id: number, accepted: number) => {
    const result = await switchOffer(app, { ...own, offer_id }, accepted);
    if (result.kind !== 'switched') throw switchError(result, own.programme);
    return { data: result, message: `${programmeTexts[own.programme].offer} trocado.` };
  };

  route(app, previewCourseSwitch, ({ params, query, session }) =>
    preview({ ...params, ...session, programme: 'psg' }, query.selection_process_item_id),
  );
  route(app, switchCourse, ({ params, body, session }) =>
    change({ ...params, ...session, programme: 'psg' }, body.selection_process_item_id, body.position),
  );
  route(app, previewPositionSwitch, ({ params, query, session }) =>
    preview({ ...params, ...session, programme: 'pss' }, query.pss_selection_process_item_id),
  );
  route(app, switchPosition, ({ params, body, session }) =>
    change({ ...params, ...session, programme: 'pss' }, body.pss_selection_process_item_id, body.position),
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

async function loadRegistrations(app: FastifyInstance, programme: Programme, personId: number) {
  const rows = await listApplications(app.db, programme, personId, app.databaseNow());
  const processIds = [...new Set(rows.map(({ process }) => process.id))];
  const documents = await documentsByProcess(app.db, programme, processIds);
  const rounds = await lastRounds(app.db, programme, processIds);
  const phases = await phasesOf(
    app.db,
    rows.map(({ registration }) => registration.id),
  );
  return rows.map((row) => {
    const { process, offer, registration } = row;
    const { id, number, status } = registration;
    const { name, ...facts } = getOfferFacts(row);
    const progress = {
      ...facts,
      position: registration.position,
      current_position: row.current_position,
      vacancies: offer.vacancies,
      reserve: offer.wait,
      registered_at: registration.created_at.toISOString(),
      documents: documents.get(process.id) ?? [],
      calendar_url: isVisibleOffer(offer) ? offerCalendarPath(offer) : null,
      cancellable_until: row.isOpen && status !== CANCELLED ? facts.end_date : null,
      check_url: checkUrlOf(app, registration),
      last_called: rounds.get(offer.id)?.called ?? null,
      phases: phases.get(id) ?? [],
    };
    return {
      process,
      name,
      job_title_id: offer.job_title_id,
      status,
      registration: { id, number, progress },
    };
  });
}

function switchError(rejection: SwitchRejection, programme: Programme): HttpError {
  const offer = programmeTexts[programme].offer.toLowerCase();
  switch (rejection.kind) {
    case 'unknown':
      return notFound();
    case 'outside-window':
      return new HttpError(422, `O prazo de inscrição terminou: fale com a unidade para trocar de ${offer}.`);
    case 'no-vacancies':
      return new HttpError(422, `As vagas deste ${offer} acabaram. Sua inscrição continua como está.`);
    case 'further-back':
      return new HttpError(
        409,
        `Outras pessoas se inscreveram: agora a posição seria a ${rejection.position}ª. Nada mudou ainda.`,
      );
    default:
      return toHttpError(rejection, programme);
  }
}
