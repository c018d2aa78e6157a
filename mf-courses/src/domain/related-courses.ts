import { fold } from '@portal/shared/format/fold';
import type { ScheduleCourse } from './schedule-course.ts';

const SHOWN = 8;

/** Other courses of the same axis first, then of the same segment. */
export function relatedCourses(
  courses: readonly ScheduleCourse[],
  course: { id: number; axis: string | null; segment: string | null },
): ScheduleCourse[] {
  const others = courses.filter(({ id }) => id !== course.id);
  const near = others.filter(({ axis }) => shares(axis, course.axis));
  const beside = others.filter(
    ({ axis, segment }) => !shares(axis, course.axis) && shares(segment, course.segment),
  );
  return [...near, ...beside].slice(0, SHOWN);
}

const shares = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && fold(one) === fold(other);
