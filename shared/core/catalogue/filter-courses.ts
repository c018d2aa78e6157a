import { fits } from './class-times.ts';
import {
  type ClassEntry,
  type ClassFilter,
  type CourseEntry,
  type CourseFilter,
  classFilters,
  courseFilters,
  type Filter,
} from './course-entries.ts';

/** The value of each filter, in the form of the entries' keys; '' does not filter. */
export type SelectedFilters = Readonly<Record<Filter, string>>;

/** A course that meets every filter, with the classes that do. */
export interface CourseMatch {
  entry: CourseEntry;
  classes: readonly ClassEntry[];
}

/** How many courses each value of each filter gives while the other filters stay. */
export type FacetCounts = Readonly<Record<Filter, ReadonlyMap<string, { courses: number }>>>;

/**
 * The courses that meet all filters at once (A 2.4, A 5.1). One without classes is listed as long as nobody asks for
 * something of a class.
 * @param free hours of the week outside of which a class may not be; any where none are named
 */
export function filterCourses(
  entries: readonly CourseEntry[],
  chosen: SelectedFilters,
  free: ReadonlySet<string>,
): CourseMatch[] {
  const { meets, classesThatMeet, asksOfClass } = criteria(chosen, free);
  const found: CourseMatch[] = [];
  for (const entry of entries) {
    if (!meets(entry)) continue;
    const classes = classesThatMeet(entry);
    if (classes.length > 0 || !asksOfClass) found.push({ entry, classes });
  }
  return found;
}

/** For each filter, as if it alone were not set, the courses of each of its values. */
export function countValues(
  entries: readonly CourseEntry[],
  chosen: SelectedFilters,
  free: ReadonlySet<string>,
): FacetCounts {
  const { meets, classesThatMeet, asksOfClass } = criteria(chosen, free);
  const tallies = noTallies();
  for (const entry of entries) {
    const classes = classesThatMeet(entry);
    if (classes.length > 0 || !asksOfClass) {
      for (const filter of courseFilters) {
        if (meets(entry, filter)) count(tallies[filter], entry.keys[filter], entry);
      }
    }
    if (!meets(entry)) continue;
    for (const filter of classFilters) {
      const reachable = chosen[filter] ? classesThatMeet(entry, filter) : classes;
      for (const { keys } of reachable) {
        for (const key of keys[filter]) count(tallies[filter], key, entry);
      }
    }
  }
  return tallies;
}

/** What courses and their classes have to meet, all of it or all but one filter. */
function criteria(chosen: SelectedFilters, free: ReadonlySet<string>) {
  const ofCourse = courseFilters.filter((filter) => chosen[filter]);
  const ofClass = classFilters.filter((filter) => chosen[filter]);
  const asksOfClass = ofClass.length > 0 || free.size > 0;
  return {
    asksOfClass,
    meets: ({ keys }: CourseEntry, except?: CourseFilter) =>
      ofCourse.every((filter) => filter === except || keys[filter] === chosen[filter]),
    classesThatMeet: ({ classes }: CourseEntry, except?: ClassFilter) =>
      asksOfClass
        ? classes.filter(
            ({ keys, horarios }) =>
              ofClass.every((filter) => filter === except || keys[filter].includes(chosen[filter])) &&
              (free.size === 0 || fits(horarios, free)),
          )
        : classes,
  };
}

/**
 * Number of courses with a value, and the last one counted: a course counts once, whatever the number of its classes.
 */
interface Tally {
  courses: number;
  last: CourseEntry;
}

function count(tallies: Map<string, Tally>, value: string, entry: CourseEntry): void {
  const tally = tallies.get(value);
  if (!tally) tallies.set(value, { courses: 1, last: entry });
  else if (tally.last !== entry) {
    tally.courses += 1;
    tally.last = entry;
  }
}

const noTallies = () =>
  Object.fromEntries(
    [...courseFilters, ...classFilters].map((filter) => [filter, new Map<string, Tally>()]),
  ) as Record<Filter, Map<string, Tally>>;
