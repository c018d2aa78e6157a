import { groupBy } from '../collections/group-by.ts';
import type { CatalogueClass } from '../contract/catalogue.ts';
import { toIsoDay } from '../format/date.ts';
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
  /** The class that begins first. */
  classId: number;
}

type PlacedClass = Pick<
  CatalogueClass,
  | 'planoDoCursoId'
  | 'localidade'
  | 'nomeUnidadeOperativa'
  | 'dataPeriodoExecucaoInicial'
  | 'vagasDisponiveis'
  | 'dataDeEncerramentoOnline'
  | 'dataDeEncerramentoPresencial'
>;

interface PlacedCourse {
  id: number;
  classes: readonly PlacedClass[];
}

/**
 * The places of courses other than the one where nothing was found, with what can still be enrolled in there; where the
 * first class begins comes first.
 * @param missing the place that has nothing
 * @param now milliseconds since 1970
 */
export function otherPlaces(
  courses: readonly PlacedCourse[],
  kind: PlaceKind,
  missing: string,
  now: number,
): OtherPlace[] {
  const open = courses.flatMap(({ id, classes }) =>
    classes
      .filter((each) => enrolsUntil(each) >= now)
      .map((each) => ({
        courseId: id,
        classId: each.planoDoCursoId,
        place: placeOf(each, kind) ?? '',
        start: toIsoDay(each.dataPeriodoExecucaoInicial),
      })),
  );
  const named = open.filter(({ place }) => place !== '' && !isSamePlace(place, missing));
  return [...groupBy(named.sort(earlierFirst), ({ place }) => place)].flatMap(([name, classes]) => {
    const [first] = classes;
    const count = new Set(classes.map(({ courseId }) => courseId)).size;
    return first ? { name, courses: count, start: first.start, classId: first.classId } : [];
  });
}

/** Whether a class of the courses takes place there, open or not. */
export const isTaughtAt = (courses: readonly PlacedCourse[], kind: PlaceKind, place: string): boolean =>
  courses.some(({ classes }) => classes.some((each) => isSamePlace(placeOf(each, kind) ?? '', place)));

const isSamePlace = (name: string, other: string): boolean => fold(name) === fold(other);

const placeOf = (each: PlacedClass, kind: PlaceKind): string | null =>
  kind === 'unit' ? each.nomeUnidadeOperativa : each.localidade;
