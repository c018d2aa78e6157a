import { listMyPsgProcesses, listMyPssProcesses } from '@portal/shared/contract/my-processes';
import { desc, eq } from 'drizzle-orm';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';

/** The two tables of the candidate's area (B 2.6). One registration for each process, the newest first. */
export const myProcessesRoutes: RouteGroup = (app) => {
  route(app, listMyPsgProcesses, async ({ session }) => {
    const rows = await app.db
      .select({ process: psgProcesses, item: psgItems, registration: psgRegistrations })
      .from(psgRegistrations)
      .innerJoin(psgItems, eq(psgItems.id, psgRegistrations.itemId))
      .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
      .where(eq(psgRegistrations.personId, session.personId))
      .orderBy(desc(psgRegistrations.createdAt), desc(psgRegistrations.id));
    return {
      data: rows.map(({ process, item, registration }) => ({
        id: process.id,
        name: process.name,
        status: process.status,
        items: [
          {
            course_name: item.courseName,
            status: registration.status,
            registrations: [{ id: registration.id, number: registration.number }],
          },
        ],
      })),
    };
  });

  route(app, listMyPssProcesses, async ({ session }) => {
    const rows = await app.db
      .select({ process: pssProcesses, jobTitle: jobTitles, registration: pssRegistrations })
      .from(pssRegistrations)
      .innerJoin(pssItems, eq(pssItems.id, pssRegistrations.itemId))
      .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
      .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
      .where(eq(pssRegistrations.personId, session.personId))
      .orderBy(desc(pssRegistrations.createdAt), desc(pssRegistrations.id));
    return {
      data: rows.map(({ process, jobTitle, registration }) => ({
        id: process.id,
        person_id: session.personId,
        name: process.name,
        status: process.status,
        items_pss: [
          {
            job_title: { name: jobTitle.name },
            status: registration.status,
            jobs_title_id: jobTitle.id,
            pss_registrations: [{ id: registration.id, number: registration.number }],
          },
        ],
      })),
    };
  });
};
