import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { cities, units } from '../../db/schema/places.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { notFound } from '../../http/http-error.ts';

/**
 * A PSG registration with what it refers to, as its owner may read it.
 * @throws HttpError 404 when there is none, or it is somebody else's
 */
export async function loadPsgApplication(db: Database, personId: number, id: number) {
  const [row] = await db
    .select({
      registration: psgRegistrations,
      item: psgItems,
      process: psgProcesses,
      person: people,
      unit: units,
      /** Where the person lives. */
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
