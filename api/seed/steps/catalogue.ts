import type { CourseSeed } from '../data/courses.ts';

/** How large the schedule shall be: more than the data holds is filled by numbered repetitions. */
export type CatalogueSize = { courses: number; classes: number };

/** The courses to write, each with its number of classes. */
export function catalogue(
  courses: readonly CourseSeed[],
  size?: CatalogueSize,
): (CourseSeed & { classes: number })[] {
  if (!size) return courses.map((course, index) => ({ ...course, classes: 2 + (index % 3 === 0 ? 1 : 0) }));
  const each = Math.floor(size.classes / size.courses);
  const rest = size.classes % size.courses;
  return Array.from({ length: size.courses }, (_, index) => {
    const course = courses[index % courses.length];
    if (!course) throw new Error('There are no courses to repeat');
    const round = Math.floor(index / courses.length);
    const title = round === 0 ? course.title : `${course.title} ${round + 1}`;
    return { ...course, title, classes: each + (index < rest ? 1 : 0) };
  });
}
