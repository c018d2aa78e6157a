import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { cities, units } from '../../db/schema/settings.ts';
import { notFound } from '../../http/http-error.ts';
import { currentPosition } from '../queue-position.repository.ts';

/**
 * Finds a PSG registration and its references for its owner.
 * @throws HttpError 404 if there is none, or it belongs to another person
 */
export async function loadPsgApplication(db: Database, personId: number, id: number) {
  const [row] = await db
    .select({
      registration: psgRegistrations,
      current_position: currentPosition(psgRegistrations),
      item: psgItems,
      process: psgProcesses,
      person: people,
      unit: units,
      /** Residence of the person. */
      cityTitle: cities.title,
    })
    .from(psgRegistrations)
    .innerJoin(psgItems, eq(psgItems.id, psgRegistrations.itemId))
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
    .innerJoin(people, eq(people.id, psgRegistrations.personId))
    .leftJoin(units, eq(units.id, psgProcesses.unitId))
    .leftJoin(cities, eq(cities.id, people.cityId))
    .where(and(eq(psgRegistrations.id, id), eq(psgRegistrations.personId, personId)));
  if (!row) throw notFound();
  return row;
}

/** Identifies a PSS registration: by id, by process and job title, or by all of them. */
export interface PssReference {
  id?: number | undefined;
  processId?: number;
  jobTitleId?: number;
}

/**
 * Finds the newest matching PSS registration and its references for its owner.
 * @throws HttpError 404 if there is none, or it belongs to another person
 */
export async function loadPssApplication(db: Database, personId: number, reference: PssReference) {
  const [row] = await db
    .select({
      registration: pssRegistrations,
      current_position: currentPosition(pssRegistrations),
      item: pssItems,
      jobTitle: jobTitles,
      process: pssProcesses,
      person: people,
      unit: units,
    })
    .from(pssRegistrations)
    .innerJoin(pssItems, eq(pssItems.id, pssRegistrations.itemId))
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
    .innerJoin(people, eq(people.id, pssRegistrations.personId))
    .leftJoin(units, eq(units.id, pssProcesses.unitId))
    .where(and(named(reference), eq(pssRegistrations.personId, personId)))
    // After a cancellation there may be another registration for the same position.
    .orderBy(desc(pssRegistrations.id))
    .limit(1);
  if (!row) throw notFound();
  return row;
}

const named = ({ id, processId, jobTitleId }: PssReference): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(pssRegistrations.id, id),
    processId === undefined ? undefined : eq(pssRegistrations.processId, processId),
    jobTitleId === undefined ? undefined : eq(pssItems.jobTitleId, jobTitleId),
  );
