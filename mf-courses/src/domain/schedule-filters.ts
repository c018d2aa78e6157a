import { fold } from '@portal/shared/format/fold';
import type { ScheduleCourse } from './schedule-course.ts';

/** The schedule's state, all of it in the address (A 2.4). Empty texts filter nothing. */
export interface ScheduleFilters {
  /** Tab: a segment's name. */
  seg: string;
  axis: string;
  unit: string;
  title: string;
}

const names = ['seg', 'axis', 'unit', 'title'] as const;

export const readFilters = (search: URLSearchParams): ScheduleFilters => {
  const { seg, axis, unit, title } = Object.fromEntries(
    names.map((name) => [name, search.get(name)?.trim() ?? '']),
  );
  return { seg: seg ?? '', axis: axis ?? '', unit: unit ?? '', title: title ?? '' };
};

/** The address's query; empty filters leave no trace. */
export function writeFilters(filters: Partial<ScheduleFilters>): string {
  const search = new URLSearchParams();
  for (const name of names) if (filters[name]) search.set(name, filters[name]);
  return search.size > 0 ? `?${search}` : '';
}

/** Whether any of area, unit and title is set: a tab alone does not flatten the list (A 4, "Course list"). */
export const isFiltered = ({ axis, unit, title }: ScheduleFilters): boolean => Boolean(axis || unit || title);

const same = (one: string | null, other: string): boolean => fold(one ?? '') === fold(other);

/** The courses that pass every filter, in any order of filters; of a unit, with that unit's classes alone (A 5.1). */
export const applyFilters = (
  courses: readonly ScheduleCourse[],
  filters: ScheduleFilters,
): ScheduleCourse[] =>
  courses
    .filter(
      ({ segment, axis, title }) =>
        (!filters.seg || same(segment, filters.seg)) &&
        (!filters.axis || same(axis, filters.axis)) &&
        (!filters.title || fold(title).includes(fold(filters.title))),
    )
    .flatMap((course) => (filters.unit ? ofUnit(course, filters.unit) : course));

function ofUnit(course: ScheduleCourse, unit: string): ScheduleCourse[] {
  const classes = course.classes.filter(({ nomeUnidadeOperativa }) => same(nomeUnidadeOperativa, unit));
  return classes.length > 0 ? [{ ...course, classes }] : [];
}

/** Courses by axis, both in the order of the alphabet; courses without an axis last. */
export function groupByAxis(
  courses: readonly ScheduleCourse[],
): { axis: string; courses: ScheduleCourse[] }[] {
  const groups = Map.groupBy(courses, ({ axis }) => axis ?? 'Outros cursos');
  return [...groups]
    .map(([axis, members]) => ({ axis, courses: members }))
    .sort((one, other) => one.axis.localeCompare(other.axis, 'pt-BR'));
}

/** Distinct names in the order of the alphabet, for tabs and selects. */
export const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value): value is string => Boolean(value)))].sort((one, other) =>
    one.localeCompare(other, 'pt-BR'),
  );
