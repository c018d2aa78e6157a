import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { Unit } from '@portal/contract/endpoints/units';
import { fold } from '@portal/contract/format/text';

/** Data for limiting a search to one unit. */
export interface UnitPlaces {
  /** Name, such as "Santana". */
  unit: string;
  /** Courses of the unit among the search results. */
  courses: readonly CatalogueCourse[];
  /** All units, if known: their addresses contain the city. */
  units: readonly Pick<Unit, 'name' | 'address'>[];
}

/** Returns whether something in a city, or at a distance, takes place at a unit. */
export function isAtUnit(city: string | null, { unit, courses, units }: UnitPlaces): boolean {
  const asked = fold(city ?? '');
  if (asked === '') return false;
  if (/\b(distancia|ead|online)\b/.test(asked)) return true;
  const address = units.find(({ name }) => fold(name) === fold(unit))?.address ?? '';
  const places = [
    unit,
    ...address.split(/\s*[,–-]\s*/),
    ...courses.flatMap(({ classes }) => classes.map(({ localidade }) => localidade ?? '')),
  ];
  return places.some((place) => fold(place) === asked);
}
