import { offerCalendarPath } from '@portal/contract/endpoints/files';
import type { ProcessDocument } from '@portal/contract/endpoints/parts';
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
import { CANCELLED, isVisibleOffer } from '@portal/contract/selection-process/statuses';
import type { FastifyInstance } from 'fastify';
import type { Programme } from '../db/schema/selection.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { getOfferFacts, programmeTexts } from '../selection/offers.repository.ts';
import { documentsByProcess, lastRounds } from '../selection/processes.repository.ts';
import { toHttpError } from './application.ts';
import { cancel, previewSwitch, type SwitchRejection, switchOffer } from './cancel-or-switch.ts';
import { type LoadedApplication, listApplications, phasesOf } from './documents/applications.repository.ts';
import { checkUrlOf } from './receipt-code.ts';
import type { OwnRegistration } from './registrations.repository.ts';

/**
 * The candidate's registrations (B 2.6), newest first. Beyond the bare contract: cancelling, and switching the offer.
 */
export const ownRegistrationsRoutes: RouteGroup = (app) => {
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
    const progress = {
      ...getProgress(row, documents.get(process.id) ?? []),
      check_url: checkUrlOf(app, registration),
      last_called: rounds.get(offer.id)?.called ?? null,
      phases: phases.get(id) ?? [],
    };
    return {
      process,
      name: getOfferFacts(row).name,
      job_title_id: offer.job_title_id,
      status,
      registration: { id, number, progress },
    };
  });
}

/** Returns status and next steps of a registration, for the candidate's area. */
function getProgress(row: LoadedApplication, documents: ProcessDocument[]) {
  const { registration, offer } = row;
  const facts = getOfferFacts(row);
  return {
    ...facts,
    position: registration.position,
    current_position: row.current_position,
    vacancies: offer.vacancies,
    reserve: offer.wait,
    registered_at: registration.created_at.toISOString(),
    documents,
    calendar_url: isVisibleOffer(offer) ? offerCalendarPath(offer) : null,
    cancellable_until: row.isOpen && registration.status !== CANCELLED ? facts.end_date : null,
  };
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
