import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems, psgProcessCities, psgProcesses } from '../db/schema/psg.ts';
import { pssItemCities, pssItems, pssProcessCities, pssProcesses } from '../db/schema/pss.ts';
import { cities } from '../db/schema/settings.ts';
import { isVisible } from '../selection/offer-conditions.repository.ts';

type ProcessCities = ReadonlyMap<number, ReadonlySet<string>>;

/** Reads the names of the cities of each process and its visible offers. */
export const readProcessCities = {
  psg: async (db: Database): Promise<ProcessCities> =>
    groupCities([
      await db.select({ id: psgProcesses.id, city: psgProcesses.cityInfo }).from(psgProcesses),
      await db
        .select({ id: psgProcessCities.processId, city: cities.title })
        .from(psgProcessCities)
        .innerJoin(cities, eq(cities.id, psgProcessCities.cityId)),
      await db
        .select({ id: psgItems.processId, city: psgItems.cityInfo })
        .from(psgItems)
        .where(isVisible(psgItems)),
    ]),
  pss: async (db: Database): Promise<ProcessCities> =>
    groupCities([
      await db.select({ id: pssProcesses.id, city: pssProcesses.cityInfo }).from(pssProcesses),
      await db
        .select({ id: pssProcessCities.processId, city: cities.title })
        .from(pssProcessCities)
        .innerJoin(cities, eq(cities.id, pssProcessCities.cityId)),
      await db
        .select({
          id: pssItems.processId,
          city: sql<string | null>`coalesce(${cities.title}, ${pssItems.cityInfo})`,
        })
        .from(pssItems)
        .leftJoin(pssItemCities, eq(pssItemCities.itemId, pssItems.id))
        .leftJoin(cities, eq(cities.id, pssItemCities.cityId))
        .where(isVisible(pssItems)),
    ]),
};

function groupCities(lists: readonly (readonly { id: number; city: string | null }[])[]): ProcessCities {
  const groups = new Map<number, Set<string>>();
  for (const { id, city } of lists.flat()) {
    if (!city) continue;
    groups.set(id, (groups.get(id) ?? new Set()).add(city));
  }
  return groups;
}
