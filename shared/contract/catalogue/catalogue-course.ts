import { groupBy } from '../collections/group-by.ts';
import type { CatalogueClass, CatalogueCourse } from '../endpoints/catalogue.ts';
import type { Course, CourseClass } from '../endpoints/courses.ts';
import { toIsoDay } from '../format/date.ts';
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

type Starting = Pick<CourseClass, 'dataPeriodoExecucaoInicial'>;

/** Sorts classes by start date; undated classes come last. */
export const byStart = <Class extends Starting>(classes: readonly Class[]): Class[] =>
  classes
    .map((each) => ({ each, start: toIsoDay(each.dataPeriodoExecucaoInicial) }))
    .sort(earlierFirst)
    .map(({ each }) => each);

/** Compares dates (yyyy-mm-dd); null sorts last. */
export function earlierFirst(
  { start: one }: { start: string | null },
  { start: other }: { start: string | null },
): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
