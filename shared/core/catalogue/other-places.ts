import { groupBy } from '../collections/group-by.ts';
import type { CatalogueClass, CatalogueCourse } from '../contract/catalogue.ts';
import { dayOf } from '../format/date.ts';
import { fold } from '../format/fold.ts';
import { earlierFirst } from './by-start.ts';
import { enrolsUntil } from './enrols-until.ts';

/** What a place is: an operative unit, or a city. */
export type PlaceKind = 'unit' | 'city';

/** Where else a course can be taken. */
export interface OtherPlace {
  /** Name of the unit or city. */
  name: string;
  courses: number;
  /** yyyy-mm-dd of the first class; null where no day is set. */
  start: string | null;
}

interface OpenClass {
  courseId: number;
  place: string;
  start: string | null;
}

/**
 * The places of courses other than the one where nothing was found, with what can still be enrolled in there; where the
 * first class begins comes first.
 * @param elsewhere folded or not: the place that has nothing
 * @param now milliseconds since 1970
 */
export function otherPlaces(
  courses: readonly CatalogueCourse[],
  kind: PlaceKind,
  elsewhere: string,
  now: number,
): OtherPlace[] {
  const open = courses.flatMap(({ id, classes }) =>
    classes
      .filter((each) => enrolsUntil(each) >= now)
      .map((each): OpenClass => ({ courseId: id, ...placeAndStart(each, kind) })),
  );
  const named = open.filter(({ place }) => place !== '' && fold(place) !== fold(elsewhere));
  return [...groupBy(named, ({ place }) => place)]
    .map(([name, classes]) => ({
      name,
      courses: new Set(classes.map(({ courseId }) => courseId)).size,
      start: [...classes].sort(earlierFirst)[0]?.start ?? null,
    }))
    .sort(earlierFirst);
}

const placeAndStart = (each: CatalogueClass, kind: PlaceKind) => ({
  place: (kind === 'unit' ? each.nomeUnidadeOperativa : each.localidade) ?? '',
  start: dayOf(each.dataPeriodoExecucaoInicial),
});
