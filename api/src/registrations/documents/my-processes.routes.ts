import {
  listMyPsgProcesses,
  listMyPssProcesses,
  type RegistrationProgress,
} from '@portal/shared/contract/my-processes';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { units } from '../../db/schema/places.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { jobTitlePhases, jobTitles, pssItems, pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { phaseRegistrations } from '../../db/schema/pss-curriculum.ts';
import { route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { documentsByProcess } from '../../selection/process-documents.repository.ts';
import { registrationProgress } from './registration-progress.ts';

/** The two tables of the candidate's area (B 2.6). One row for each registration, the newest first. */
export const myProcessesRoutes: RouteGroup = (app) => {
  route(app, listMyPsgProcesses, async ({ session }) => {
    const rows = await app.db
      .select({ process: psgProcesses, item: psgItems, registration: psgRegistrations, unit: units })
      .from(psgRegistrations)
      .innerJoin(psgItems, eq(psgItems.id, psgRegistrations.itemId))
      .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
      .leftJoin(units, eq(units.id, psgProcesses.unitId))
      .where(eq(psgRegistrations.personId, session.personId))
      .orderBy(desc(psgRegistrations.createdAt), desc(psgRegistrations.id));
    const documents = await documentsByProcess(app.db, 'psg', idsOf(rows));
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
                progress: registrationProgress(
                  { ...row, documents: documents.get(row.process.id) ?? [], calendar: 'ofPsgOffer' },
                  app.now(),
                ),
              },
            ],
          },
        ],
      })),
    };
  });

  route(app, listMyPssProcesses, async ({ session }) => {
    const rows = await app.db
      .select({
        process: pssProcesses,
        item: pssItems,
        jobTitle: jobTitles,
        registration: pssRegistrations,
        unit: units,
      })
      .from(pssRegistrations)
      .innerJoin(pssItems, eq(pssItems.id, pssRegistrations.itemId))
      .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
      .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
      .leftJoin(units, eq(units.id, pssProcesses.unitId))
      .where(eq(pssRegistrations.personId, session.personId))
      .orderBy(desc(pssRegistrations.createdAt), desc(pssRegistrations.id));
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
                progress: registrationProgress(
                  {
                    ...row,
                    documents: documents.get(row.process.id) ?? [],
                    phases: phases.get(row.registration.id) ?? [],
                    calendar: 'ofPssOffer',
                  },
                  app.now(),
                ),
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

/** The phases of PSS registrations with the scores that there are, in order. */
async function phasesOf(
  db: Database,
  registrationIds: number[],
): Promise<Map<number, RegistrationProgress['phases']>> {
  const rows = await db
    .select({ registrationId: pssRegistrations.id, name: jobTitlePhases.info, note: phaseRegistrations.note })
    .from(pssRegistrations)
    .innerJoin(pssItems, eq(pssItems.id, pssRegistrations.itemId))
    .innerJoin(jobTitlePhases, eq(jobTitlePhases.jobTitleId, pssItems.jobTitleId))
    .leftJoin(
      phaseRegistrations,
      and(
        eq(phaseRegistrations.phaseId, jobTitlePhases.id),
        eq(phaseRegistrations.registrationId, pssRegistrations.id),
      ),
    )
    .where(inArray(pssRegistrations.id, registrationIds))
    .orderBy(asc(jobTitlePhases.position), asc(jobTitlePhases.id));
  const phases = new Map<number, RegistrationProgress['phases']>();
  for (const { registrationId, ...phase } of rows) {
    phases.set(registrationId, [...(phases.get(registrationId) ?? []), phase]);
  }
  return phases;
}
