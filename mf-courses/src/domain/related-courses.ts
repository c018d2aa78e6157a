import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { fold } from '@portal/contract/format/text';

/** Maximum number of related courses. */
export const RELATED = 8;

/** Returns other courses of the same axis, then of the same segment, without duplicates. */
export function relatedCourses(
  courses: readonly CatalogueCourse[],
  course: { id: number; axis: string | null; segment: string | null },
): CatalogueCourse[] {
  const others = [...new Map(courses.map((each) => [each.id, each])).values()].filter(
    ({ id }) => id !== course.id,
  );
  const ofSameAxis = others.filter(({ axis }) => isSameName(axis, course.axis));
  const ofSameSegment = others.filter(
    ({ axis, segment }) => !isSameName(axis, course.axis) && isSameName(segment, course.segment),
  );
  return [...ofSameAxis, ...ofSameSegment].slice(0, RELATED);
}

const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && fold(one) === fold(other);
