import { mapLink } from '@portal/contract/format/links';
import { slug } from '@portal/contract/format/text';
import { cities, units as unitTable } from '../../src/db/schema/settings.ts';
import citiesByState from '../data/cities.json' with { type: 'json' };
import { demoState, units } from '../data/units.ts';
import { getOrThrow, insertAll, type SeedContext } from './step.ts';

/** Ids that other steps look up by name; cities are those of the demonstration's state. */
export type Places = { cityIds: ReadonlyMap<string, number>; unitIds: ReadonlyMap<string, number> };

/** Adds every city of Brazil, those of the demonstration's state first, and the institution's units. */
export async function seedPlaces({ db, files }: SeedContext): Promise<Places> {
  const rows = Object.entries(citiesByState)
    .flatMap(([state_letter, names]) => names.split('|').map((title) => ({ title, state_letter })))
    .map((city, index) => ({ id: index + 1, ...city }));
  await insertAll(db, cities, rows);
  const local = rows.filter((city) => city.state_letter === demoState);
  const cityIds = new Map(local.map((city) => [city.title, city.id]));

  const unitRows = units.map(({ city, picture, ...unit }, index) => ({
    ...unit,
    id: index + 1,
    city_id: getOrThrow(cityIds, city),
    map_url: mapLink(unit.address),
    image: files.picture(`images/units/${slug(unit.name)}.svg`, { ...picture, kind: 'unit' }),
  }));
  await insertAll(db, unitTable, unitRows);
  return { cityIds, unitIds: new Map(unitRows.map((unit) => [unit.name, unit.id])) };
}
