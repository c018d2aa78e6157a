import type { CourseSeed } from '../data/courses.ts';

/** Course to insert, the seed's course that it is derived from, and its number of classes. */
type CatalogueEntry = { course: CourseSeed; origin: CourseSeed; classes: number };

/** Courses of a schedule larger than any real one, for measurements; each has three classes. */
const LARGE_COURSES = 5_000;

/** Returns the courses to insert; their areas alternate, so that each page of the schedule shows several. */
export function catalogue(courses: readonly CourseSeed[], isLarge = false): CatalogueEntry[] {
  const turns = alternateAreas(courses);
  const entries = turns.map((course, index) => ({
    course,
    origin: course,
    classes: isLarge || index % 3 === 0 ? 3 : 2,
  }));
  for (let number = 0; isLarge && entries.length < LARGE_COURSES; number += 1)
    for (const origin of turns.slice(0, LARGE_COURSES - entries.length))
      entries.push({ course: variant(origin, number), origin, classes: 3 });
  return entries;
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
