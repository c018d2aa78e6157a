import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { offerCities, offers, type Programme, processCities, processes } from '../db/schema/selection.ts';
import { cities } from '../db/schema/settings.ts';
import { isVisible } from '../selection/offer-conditions.repository.ts';

/** Reads the names of the cities of each process of a programme and its visible offers. */
export async function readProcessCities(
  db: Database,
  programme: Programme,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = [
    ...(await db
      .select({ id: processes.id, city: processes.city_info })
      .from(processes)
      .where(eq(processes.programme, programme))),
    ...(await db
      .select({ id: processCities.process_id, city: cities.title })
      .from(processCities)
      .innerJoin(cities, eq(cities.id, processCities.city_id))
      .where(eq(processCities.programme, programme))),
    ...(await db
      .select({
        id: offers.process_id,
        city: sql<string | null>`coalesce(${cities.title}, ${offers.city_info})`,
      })
      .from(offers)
      .leftJoin(
        offerCities,
        and(eq(offerCities.programme, offers.programme), eq(offerCities.item_id, offers.id)),
      )
      .leftJoin(cities, eq(cities.id, offerCities.city_id))
      .where(and(eq(offers.programme, programme), isVisible()))),
  ];
  const groups = new Map<number, Set<string>>();
  for (const { id, city } of rows) {
    if (!city) continue;
    groups.set(id, (groups.get(id) ?? new Set()).add(city));
  }
  return groups;
}
