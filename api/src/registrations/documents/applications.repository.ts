import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { phaseRegistrations, registrations } from '../../db/schema/registrations.ts';
import { jobTitlePhases, jobTitles, offers, type Programme, processes } from '../../db/schema/selection.ts';
import { cities, units } from '../../db/schema/settings.ts';
import { notFound } from '../../http/http-error.ts';
import { isOfferOf, isOpenOffer, isProcessOf, offerRow } from '../../selection/offers.repository.ts';
import { currentPosition } from '../places.repository.ts';

/** Selects a person's registrations in a programme, with the rows that describe them. */
const selectApplications = (db: Database, condition: SQL | undefined, isOpen: SQL | undefined) =>
  db
    .select({
      ...offerRow,
      registration: registrations,
      current_position: currentPosition,
      isOpen: sql<boolean>`${isOpen}`,
      person: people,
      /** Residence of the person. */
      cityTitle: cities.title,
    })
    .from(registrations)
    .innerJoin(offers, isOfferOf(registrations))
    .innerJoin(processes, isProcessOf(registrations))
    .innerJoin(people, eq(people.id, registrations.person_id))
    .leftJoin(jobTitles, eq(jobTitles.id, offers.job_title_id))
    .leftJoin(units, eq(units.id, processes.unit_id))
    .leftJoin(cities, eq(cities.id, people.city_id))
    .where(condition);

const isOwn = (programme: Programme, personId: number) =>
  and(eq(registrations.programme, programme), eq(registrations.person_id, personId));

/** Registration of a person with the rows that describe it. */
export type LoadedApplication = Awaited<ReturnType<typeof selectApplications>>[number];

/** Finds a person's registrations, newest first, also those for hidden offers. */
export const listApplications = (db: Database, programme: Programme, personId: number, now: SQL) =>
  selectApplications(db, isOwn(programme, personId), isOpenOffer(now)).orderBy(
    desc(registrations.created_at),
    desc(registrations.id),
  );

/** Identifies a registration: by id, by process and job title, or by all of them. */
export interface ApplicationReference {
  id?: number | undefined;
  processId?: number;
  jobTitleId?: number;
}

/** Finds the newest matching registration. @throws HttpError 404 if there is none of this person */
export async function loadApplication(
  db: Database,
  programme: Programme,
  personId: number,
  { id, processId, jobTitleId }: ApplicationReference,
): Promise<LoadedApplication> {
  const named = and(
    isOwn(programme, personId),
    id === undefined ? undefined : eq(registrations.id, id),
    processId === undefined ? undefined : eq(registrations.process_id, processId),
    jobTitleId === undefined ? undefined : eq(offers.job_title_id, jobTitleId),
  );
  // After a cancellation there may be another registration for the same position.
  const [row] = await selectApplications(db, named, sql`false`).orderBy(desc(registrations.id)).limit(1);
  if (!row) throw notFound();
  return row;
}

/** Finds the phases of registrations with their scores, in order. */
export async function phasesOf(db: Database, registrationIds: number[]) {
  const rows = await db
    .select({ id: registrations.id, name: jobTitlePhases.info, note: phaseRegistrations.note })
    .from(registrations)
    .innerJoin(offers, isOfferOf(registrations))
    .innerJoin(jobTitlePhases, eq(jobTitlePhases.job_title_id, offers.job_title_id))
    .leftJoin(
      phaseRegistrations,
      and(
        eq(phaseRegistrations.phase_id, jobTitlePhases.id),
        eq(phaseRegistrations.registration_id, registrations.id),
      ),
    )
    .where(inArray(registrations.id, registrationIds))
    .orderBy(asc(jobTitlePhases.position), asc(jobTitlePhases.id));
  return Map.groupBy(rows, ({ id }) => id);
}
