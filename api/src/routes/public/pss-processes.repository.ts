import type { PssItem, PssProcess } from '@portal/shared/contract/pss-selection-processes';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cities } from '../../db/schema/places.ts';
import { jobTitles, pssItemCities, pssItems, pssProcessCities, pssProcesses } from '../../db/schema/pss.ts';
import { toOffer, toPlace } from './offer.ts';
import { documentsByProcess } from './process-documents.repository.ts';

type Row = typeof pssProcesses.$inferSelect;

/** Staff selection processes (B 3). */
export function pssProcessRepository(db: Database) {
  return {
    /** Every process, the newest first, without its positions (B 2.2). */
    async list(): Promise<PssProcess[]> {
      const rows = await db.select().from(pssProcesses).orderBy(desc(pssProcesses.id));
      return withParts(db, rows, new Map());
    },

    /** One process with its positions, or null. */
    async find(id: number): Promise<PssProcess | null> {
      const rows = await db.select().from(pssProcesses).where(eq(pssProcesses.id, id));
      const [process] = await withParts(db, rows, new Map([[id, await findItems(db, id)]]));
      return process ?? null;
    },
  };
}

async function findItems(db: Database, processId: number): Promise<PssItem[]> {
  const rows = await db
    .select({ item: pssItems, jobTitle: jobTitles })
    .from(pssItems)
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .where(eq(pssItems.processId, processId))
    .orderBy(asc(jobTitles.name), asc(pssItems.id));
  const places = Map.groupBy(
    await db
      .select({ itemId: pssItemCities.itemId, city: cities })
      .from(pssItemCities)
      .innerJoin(cities, eq(cities.id, pssItemCities.cityId))
      .where(
        inArray(
          pssItemCities.itemId,
          rows.map(({ item }) => item.id),
        ),
      )
      .orderBy(asc(cities.title)),
    ({ itemId }) => itemId,
  );
  return rows.map(({ item, jobTitle }) => ({
    ...toOffer(
      item,
      (places.get(item.id) ?? []).map(({ city }) => toPlace(city)),
    ),
    job_title: { name: jobTitle.name, description: jobTitle.description },
    jobs_title_id: jobTitle.id,
  }));
}

async function withParts(db: Database, rows: Row[], items: Map<number, PssItem[]>): Promise<PssProcess[]> {
  const ids = rows.map(({ id }) => id);
  const documents = await documentsByProcess(db, 'pss', ids);
  const places = Map.groupBy(
    await db
      .select({ processId: pssProcessCities.processId, city: cities })
      .from(pssProcessCities)
      .innerJoin(cities, eq(cities.id, pssProcessCities.cityId))
      .where(inArray(pssProcessCities.processId, ids))
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
    external_registration_url: null,
    items_pss: items.get(row.id) ?? [],
  }));
}
