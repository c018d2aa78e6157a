import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import type { Unit } from '@portal/shared/contract/units';
import { fold } from '@portal/shared/format/fold';

/** What a search in one unit needs to know of it. */
export interface UnitPlaces {
  /** Its name, such as "Santana". */
  unit: string;
  /** Its courses that the search found, in the schedule. */
  courses: readonly CatalogueCourse[];
  /** All units, where they are known: an address says in which city a unit is. */
  units: readonly Pick<Unit, 'name' | 'address'>[];
}

/** Checks whether something that takes place in a city, or anywhere from a distance, is where a unit is. */
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
