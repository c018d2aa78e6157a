import { groupBy } from '../collections/group-by.ts';
import type { CatalogueClass, CatalogueCourse } from '../endpoints/catalogue.ts';
import type { Course, CourseClass } from '../endpoints/courses.ts';
import { byStart } from './by-start.ts';
import { shiftsOf } from './shifts.ts';

/** Reduces a course to its card (A 2.4), with the first class of each unit, by start date. */
export function toCatalogueCourse(course: Course): CatalogueCourse {
  return {
    ...courseHead(course),
    classes: firstOfUnits(byStart(course.classes)).map((each) => toCatalogueClass(each)),
  };
}

/** Reduces a course to its card without classes. */
export const courseHead = (course: Course): Omit<CatalogueCourse, 'classes'> => ({
  id: course.id,
  title: course.title,
  image: course.image,
  segment: course.segment,
  axis: course.axis_technology,
  modality: course.modality_id,
});

export const firstOfUnits = <Class extends Pick<CourseClass, 'nomeUnidadeOperativa'>>(
  inOrder: readonly Class[],
): Class[] =>
  [...groupBy(inOrder, ({ nomeUnidadeOperativa }) => nomeUnidadeOperativa).values()].flatMap(
    ([first]) => first ?? [],
  );

export const toCatalogueClass = ({
  dataPeriodoExecucaoFinal,
  calendar_url,
  horarios,
  ...shown
}: CourseClass): CatalogueClass => ({ ...shown, shifts: shiftsOf(horarios) });
