import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cities } from '../db/schema/places.ts';
import { requireSingleId } from './import-kind.ts';

/**
 * Returns the id of a city written as "Macapá - AP".
 * @throws RowError if there is none, or several
 */
export async function findCityId(db: Database, city: string): Promise<number> {
  const [title = '', stateLetter = ''] = city.split(/\s+-\s+/);
  const found = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.title, title), eq(cities.stateLetter, stateLetter)));
  return requireSingleId(found, `city "${city}"`);
}
