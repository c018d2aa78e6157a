import { groupBy } from '../collections/group-by.ts';
import type { CatalogueClass } from '../endpoints/catalogue.ts';
import { toIsoDay } from '../format/date.ts';
import { fold } from '../format/text.ts';
import { earlierFirst } from './catalogue-course.ts';
import { isOver } from './enrolment-state.ts';

export type PlaceKind = 'unit' | 'city';

/** Another place that offers a course. */
export interface OtherPlace {
  name: string;
  courses: number;
  /** yyyy-mm-dd of the first class; null without a date. */
  start: string | null;
  /** First class by start date. */
  classId: number;
}

interface PlacedCourse {
  id: number;
  classes: readonly Omit<CatalogueClass, 'shifts'>[];
}

/** Returns the other places with open classes of the courses, by start date. */
export function otherPlaces(
  courses: readonly PlacedCourse[],
  kind: PlaceKind,
  missing: string,
  now: number,
): OtherPlace[] {
  const open = courses.flatMap(({ id, classes }) =>
    classes
      .filter((each) => !isOver(each, now))
      .map((each) => ({
        courseId: id,
        classId: each.planoDoCursoId,
        place: getPlace(each, kind) ?? '',
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

/** Returns whether a place offers a class of the courses, open or not. */
export const isTaughtAt = (courses: readonly PlacedCourse[], kind: PlaceKind, place: string): boolean =>
  courses.some(({ classes }) => classes.some((each) => isSamePlace(getPlace(each, kind) ?? '', place)));

const isSamePlace = (name: string, other: string): boolean => fold(name) === fold(other);

const getPlace = (each: PlacedCourse['classes'][number], kind: PlaceKind): string | null =>
  kind === 'unit' ? each.nomeUnidadeOperativa : each.localidade;
