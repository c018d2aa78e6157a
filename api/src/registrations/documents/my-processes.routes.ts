import { offerCalendarPath } from '@portal/contract/endpoints/files';
import type { ProcessDocument } from '@portal/contract/endpoints/parts';
import {
  listMyPsgProcesses,
  listMyPssProcesses,
  type RegistrationProgress,
} from '@portal/contract/endpoints/registrations';
import { CANCELLED, isVisibleOffer } from '@portal/contract/selection-process/statuses';
import type { FastifyInstance } from 'fastify';
import type { Programme } from '../../db/schema/selection.ts';
import { type RouteGroup, route } from '../../http/route.ts';
import { getOfferName, getVenue } from '../../selection/offer-dates.repository.ts';
import { documentsByProcess, lastRounds } from '../../selection/processes.repository.ts';
import { programmeTexts } from '../../selection/programme-texts.ts';
import { checkUrlOf } from '../receipt-code.ts';
import { type LoadedApplication, listApplications, phasesOf } from './applications.repository.ts';

/** Both tables of the candidate's area (B 2.6): one row per registration, newest first. */
export const myProcessesRoutes: RouteGroup = (app) => {
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
    const { process, item, registration } = row;
    const { id, number, status } = registration;
    const progress = {
      ...getProgress(row, documents.get(process.id) ?? []),
      check_url: checkUrlOf(app, registration),
      last_called: rounds.get(item.id)?.called ?? null,
      phases: phases.get(id) ?? [],
    };
    return {
      process,
      name: getOfferName(row),
      job_title_id: item.job_title_id,
      status,
      registration: { id, number, progress },
    };
  });
}

/** Returns status and next steps of a registration, for the candidate's area. */
function getProgress(
  row: LoadedApplication,
  documents: ProcessDocument[],
): Omit<RegistrationProgress, 'check_url' | 'last_called' | 'phases'> {
  const { registration, item, process } = row;
  const { calendar } = programmeTexts[item.programme];
  return {
    ...getVenue(row),
    position: registration.position,
    current_position: row.current_position,
    vacancies: item.vacancies,
    reserve: item.wait,
    registered_at: registration.created_at.toISOString(),
    start_date: item.start_date.toISOString(),
    end_date: item.end_date.toISOString(),
    result_date: process.result_date,
    course_start_date: item.start_date_course,
    documents,
    calendar_url: isVisibleOffer(item) ? offerCalendarPath(calendar, item.id) : null,
    cancellable_until: row.isOpen && registration.status !== CANCELLED ? item.end_date.toISOString() : null,
  };
}
