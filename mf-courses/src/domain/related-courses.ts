import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { fold } from '@portal/shared/format/fold';

/** How many related courses a page shows. */
export const RELATED = 8;

/** Other courses of the same axis first, then of the same segment, each once. */
export function relatedCourses(
  courses: readonly CatalogueCourse[],
  course: { id: number; axis: string | null; segment: string | null },
): CatalogueCourse[] {
  const others = [...new Map(courses.map((each) => [each.id, each])).values()].filter(
    ({ id }) => id !== course.id,
  );
  const ofSameAxis = others.filter(({ axis }) => shares(axis, course.axis));
  const ofSameSegment = others.filter(
    ({ axis, segment }) => !shares(axis, course.axis) && shares(segment, course.segment),
  );
  return [...ofSameAxis, ...ofSameSegment].slice(0, RELATED);
}

const shares = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && fold(one) === fold(other);
