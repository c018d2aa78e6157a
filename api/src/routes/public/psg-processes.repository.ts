import type { PsgItem, PsgProcess } from '@portal/shared/contract/selection-processes';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cities } from '../../db/schema/places.ts';
import { psgItems, psgProcessCities, psgProcesses } from '../../db/schema/psg.ts';
import { toOffer, toPlace } from './offer.ts';
import { documentsByProcess } from './process-documents.repository.ts';

type Row = typeof psgProcesses.$inferSelect;

/** Selection processes of the free-course programme (A 3). */
export function psgProcessRepository(db: Database) {
  return {
    /** Every process, the newest first, without its items (A 2.8). */
    async list(): Promise<PsgProcess[]> {
      const rows = await db.select().from(psgProcesses).orderBy(desc(psgProcesses.id));
      return withParts(db, rows, new Map());
    },

    /** One process with its items, or null. */
    async find(id: number): Promise<PsgProcess | null> {
      const rows = await db.select().from(psgProcesses).where(eq(psgProcesses.id, id));
      const items = await db
        .select()
        .from(psgItems)
        .where(eq(psgItems.processId, id))
        .orderBy(asc(psgItems.courseName), asc(psgItems.id));
      const [process] = await withParts(db, rows, new Map([[id, items.map(toItem)]]));
      return process ?? null;
    },
  };
}

async function withParts(db: Database, rows: Row[], items: Map<number, PsgItem[]>): Promise<PsgProcess[]> {
  const ids = rows.map(({ id }) => id);
  const documents = await documentsByProcess(db, 'psg', ids);
  const places = Map.groupBy(
    await db
      .select({ processId: psgProcessCities.processId, city: cities })
      .from(psgProcessCities)
      .innerJoin(cities, eq(cities.id, psgProcessCities.cityId))
      .where(inArray(psgProcessCities.processId, ids))
      .orderBy(asc(cities.title)),
    ({ processId }) => processId,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    status: row.status,
    city_info: row.cityInfo,
    cities: (places.get(row.id) ?? []).map(({ city }) => toPlace(city)),
    documents: documents.get(row.id) ?? [],
    external_registration_url: row.externalRegistrationUrl,
    items: items.get(row.id) ?? [],
  }));
}

const toItem = (row: typeof psgItems.$inferSelect): PsgItem => ({
  ...toOffer(row, []),
  course_name: row.courseName,
  start_date_course: row.startDateCourse,
  end_date_course: row.endDateCourse,
  registration_type_name: row.registrationTypeName,
});
