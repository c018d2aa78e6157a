import { listMyPsgProcesses, listMyPssProcesses } from '@portal/contract/endpoints/registrations';
import { type RouteGroup, route } from '../../http/route.ts';
import { lastRounds } from '../../selection/last-round.repository.ts';
import { documentsByProcess } from '../../selection/process-parts.repository.ts';
import { checkUrlOf } from '../receipt-check/receipt-code.ts';
import { phasesOf, psgRegistrationsOf, pssRegistrationsOf } from './my-processes.repository.ts';
import { registrationProgress } from './registration-progress.ts';

/** Both tables of the candidate's area (B 2.6): one row per registration, newest first. */
export const myProcessesRoutes: RouteGroup = (app) => {
  route(app, listMyPsgProcesses, async ({ session }) => {
    const rows = await psgRegistrationsOf(app.db, session.personId, app.databaseNow());
    const documents = await documentsByProcess(app.db, 'psg', idsOf(rows));
    const rounds = await lastRounds(app.db, idsOf(rows));
    return {
      data: rows.map((row) => ({
        id: row.process.id,
        name: row.process.name,
        status: row.process.status,
        items: [
          {
            course_name: row.item.courseName,
            status: row.registration.status,
            registrations: [
              {
                id: row.registration.id,
                number: row.registration.number,
                progress: registrationProgress({
                  ...row,
                  documents: documents.get(row.process.id) ?? [],
                  lastCalled: rounds.get(row.item.id)?.called ?? null,
                  calendar: 'ofPsgOffer',
                  check_url: checkUrlOf(app, { processKind: 'psg', ...row.registration }),
                }),
              },
            ],
          },
        ],
      })),
    };
  });

  route(app, listMyPssProcesses, async ({ session }) => {
    const rows = await pssRegistrationsOf(app.db, session.personId, app.databaseNow());
    const documents = await documentsByProcess(app.db, 'pss', idsOf(rows));
    const phases = await phasesOf(
      app.db,
      rows.map(({ registration }) => registration.id),
    );
    return {
      data: rows.map((row) => ({
        id: row.process.id,
        person_id: session.personId,
        name: row.process.name,
        status: row.process.status,
        items_pss: [
          {
            job_title: { name: row.jobTitle.name },
            status: row.registration.status,
            jobs_title_id: row.jobTitle.id,
            pss_registrations: [
              {
                id: row.registration.id,
                number: row.registration.number,
                progress: registrationProgress({
                  ...row,
                  documents: documents.get(row.process.id) ?? [],
                  phases: phases.get(row.registration.id) ?? [],
                  calendar: 'ofPssOffer',
                  check_url: checkUrlOf(app, { processKind: 'pss', ...row.registration }),
                }),
              },
            ],
          },
        ],
      })),
    };
  });
};

const idsOf = (rows: readonly { process: { id: number } }[]) => [
  ...new Set(rows.map(({ process }) => process.id)),
];
