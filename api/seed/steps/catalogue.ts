import type { CourseSeed } from '../data/courses.ts';

/** How large the schedule shall be: more than the data holds is filled by numbered repetitions. */
export type CatalogueSize = { courses: number; classes: number };

/** A course to write, the one of the data that it was made from, and its number of classes. */
type CatalogueEntry = { course: CourseSeed; origin: CourseSeed; classes: number };

/** The courses to write; areas take turns, so that any page of the schedule shows several. */
export function catalogue(courses: readonly CourseSeed[], size?: CatalogueSize): CatalogueEntry[] {
  const turns = takingTurns(courses);
  if (!size) {
    return turns.map((course, index) => ({ course, origin: course, classes: index % 3 === 0 ? 3 : 2 }));
  }
  const each = Math.floor(size.classes / size.courses);
  const rest = size.classes % size.courses;
  return Array.from({ length: size.courses }, (_, index) => {
    const origin = turns[index % turns.length];
    if (!origin) throw new Error('There are no courses to repeat');
    const round = Math.floor(index / turns.length);
    const course = round === 0 ? origin : { ...origin, title: `${origin.title} ${round + 1}` };
    return { course, origin, classes: each + (index < rest ? 1 : 0) };
  });
}

/** The first course of every area, then the second of every area, and so on. */
function takingTurns(courses: readonly CourseSeed[]): CourseSeed[] {
  const seen = new Map<string, number>();
  const turnOf = new Map(
    courses.map((course) => {
      const turn = seen.get(course.area) ?? 0;
      seen.set(course.area, turn + 1);
      return [course, turn];
    }),
  );
  return courses.toSorted((one, other) => (turnOf.get(one) ?? 0) - (turnOf.get(other) ?? 0));
}
