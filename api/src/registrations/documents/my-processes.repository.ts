import type { RegistrationProgress } from '@portal/contract/endpoints/registrations';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { jobTitlePhases, jobTitles, pssItems, pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { phaseRegistrations } from '../../db/schema/pss-curriculum.ts';
import { units } from '../../db/schema/settings.ts';
import { isOpenOffer } from '../../selection/offer-conditions.repository.ts';
import { currentPosition } from '../queue-position.repository.ts';

/**
 * Finds a person's registrations in the free-course programme, newest first, also those for hidden courses.
 * @param now time of the database
 */
export function psgRegistrationsOf(db: Database, personId: number, now: SQL) {
  return db
    .select({
      process: psgProcesses,
      item: psgItems,
      isOpen: sql<boolean>`${isOpenOffer(psgProcesses, psgItems, now)}`,
      registration: psgRegistrations,
      current_position: currentPosition(psgRegistrations),
      unit: units,
    })
    .from(psgRegistrations)
    .innerJoin(psgItems, eq(psgItems.id, psgRegistrations.itemId))
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
    .leftJoin(units, eq(units.id, psgProcesses.unitId))
    .where(eq(psgRegistrations.personId, personId))
    .orderBy(desc(psgRegistrations.createdAt), desc(psgRegistrations.id));
}

/**
 * Finds a person's applications to staff selections, newest first, also those for hidden positions.
 * @param now time of the database
 */
export function pssRegistrationsOf(db: Database, personId: number, now: SQL) {
  return db
    .select({
      process: pssProcesses,
      item: pssItems,
      isOpen: sql<boolean>`${isOpenOffer(pssProcesses, pssItems, now)}`,
      jobTitle: jobTitles,
      registration: pssRegistrations,
      current_position: currentPosition(pssRegistrations),
      unit: units,
    })
    .from(pssRegistrations)
    .innerJoin(pssItems, eq(pssItems.id, pssRegistrations.itemId))
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
    .leftJoin(units, eq(units.id, pssProcesses.unitId))
    .where(eq(pssRegistrations.personId, personId))
    .orderBy(desc(pssRegistrations.createdAt), desc(pssRegistrations.id));
}

/** Finds the phases of PSS registrations with their scores, in order. */
export async function phasesOf(
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
