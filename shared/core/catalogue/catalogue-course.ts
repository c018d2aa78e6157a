import { groupBy } from '../collections/group-by.ts';
import type { CatalogueClass, CatalogueCourse } from '../contract/catalogue.ts';
import type { Course, CourseClass } from '../contract/courses.ts';
import { byStart } from './by-start.ts';
import { shiftsOf } from './shifts.ts';

/** What a card shows of a course (A 2.4): of each unit the class that begins first, in the order in which they begin. */
export function toCatalogueCourse(course: Course): CatalogueCourse {
  return {
    ...courseHead(course),
    classes: firstOfUnits(byStart(course.classes)).map((each) => toCatalogueClass(each)),
  };
}

/** What a card shows of a course, but for its classes. */
export const courseHead = (course: Course): Omit<CatalogueCourse, 'classes'> => ({
  id: course.id,
  title: course.title,
  image: course.image,
  segment: course.segment,
  axis: course.axis_technology,
  modality: course.modality_id,
});

/** Of each unit the first class. */
export const firstOfUnits = <Class extends Pick<CourseClass, 'nomeUnidadeOperativa'>>(
  inOrder: readonly Class[],
): Class[] =>
  [...groupBy(inOrder, ({ nomeUnidadeOperativa }) => nomeUnidadeOperativa).values()].flatMap(
    ([first]) => first ?? [],
  );

/** What a card shows of a class. */
export const toCatalogueClass = (
  { dataPeriodoExecucaoFinal, calendar_url, horarios, ...shown }: CourseClass,
  shifts: string[] = shiftsOf(horarios),
): CatalogueClass => ({ ...shown, shifts });
