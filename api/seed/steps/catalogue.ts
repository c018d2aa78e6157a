import type { CourseSeed } from '../data/courses.ts';

/** Number of courses and classes; the seed's courses are repeated as variants to reach it. */
export type CatalogueSize = { courses: number; classes: number };

/** Schedule larger than any real one, for measurements. */
export const largeCatalogue: CatalogueSize = { courses: 5_000, classes: 15_000 };

/** Course to insert, the seed's course that it is derived from, and its number of classes. */
type CatalogueEntry = { course: CourseSeed; origin: CourseSeed; classes: number };

/** Returns the courses to insert; their areas alternate, so that each page of the schedule shows several. */
export function catalogue(courses: readonly CourseSeed[], size?: CatalogueSize): CatalogueEntry[] {
  const turns = alternateAreas(courses);
  if (!size) {
    return turns.map((course, index) => ({ course, origin: course, classes: index % 3 === 0 ? 3 : 2 }));
  }
  const each = Math.floor(size.classes / size.courses);
  const rest = size.classes % size.courses;
  return Array.from({ length: size.courses }, (_, index) => {
    const origin = turns[index % turns.length];
    if (!origin) throw new Error('There are no courses to repeat');
    const round = Math.floor(index / turns.length);
    const course = round === 0 ? origin : variant(origin, round - 1);
    return { course, origin, classes: each + (index < rest ? 1 : 0) };
  });
}

/** Returns a variant of a course with another title and price. */
const variant = (course: CourseSeed, number: number): CourseSeed => ({
  ...course,
  title: `${course.title}, edição ${number + 2}`,
  price: course.price && Math.round((course.price * (17 + (number % 7))) / 200) * 10,
});

/** Returns the first course of every area, then the second of every area, and so on. */
function alternateAreas(courses: readonly CourseSeed[]): CourseSeed[] {
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
