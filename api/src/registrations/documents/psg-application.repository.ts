import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { cities, units } from '../../db/schema/places.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
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
