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

/** Selected value of each filter, written like the entries' keys; '' does not filter. */
export type SelectedFilters = Readonly<Record<Filter, string>>;

/** Course that meets every filter, with its matching classes. */
export interface CourseMatch {
  entry: CourseEntry;
  classes: readonly ClassEntry[];
}

/** Number of courses for each filter value while the other filters stay. */
export type FacetCounts = Readonly<Record<Filter, ReadonlyMap<string, number>>>;

/**
 * Returns the courses that meet all filters (A 2.4, A 5.1). Courses without classes are listed unless a class filter is set.
 * @param free hours of the week in which classes must lie; empty for any
 */
export function filterCourses(
  entries: readonly CourseEntry[],
  chosen: SelectedFilters,
  free: ReadonlySet<string>,
): CourseMatch[] {
  const { meets, classesThatMeet, asksOfClass } = createCriteria(chosen, free);
  return entries
    .filter((entry) => meets(entry))
    .map((entry) => ({ entry, classes: classesThatMeet(entry) }))
    .filter(({ classes }) => classes.length > 0 || !asksOfClass);
}

/** Counts the courses of each value of a filter, as if that filter were not set. */
export function countValues(
  entries: readonly CourseEntry[],
  chosen: SelectedFilters,
  free: ReadonlySet<string>,
): FacetCounts {
  const { meets, classesThatMeet, asksOfClass } = createCriteria(chosen, free);
  const counts = Object.fromEntries(
    [...courseFilters, ...classFilters].map((filter) => [filter, new Map<string, number>()]),
  ) as Record<Filter, Map<string, number>>;
  /** A course counts once for a value, however many classes have it. */
  const count = (filter: Filter, values: Iterable<string>) => {
    for (const value of values) counts[filter].set(value, (counts[filter].get(value) ?? 0) + 1);
  };
  for (const entry of entries) {
    const classes = classesThatMeet(entry);
    if (classes.length > 0 || !asksOfClass) {
      for (const filter of courseFilters) {
        if (meets(entry, filter)) count(filter, [entry.keys[filter]]);
      }
    }
    if (!meets(entry)) continue;
    for (const filter of classFilters) {
      const reachable = chosen[filter] ? classesThatMeet(entry, filter) : classes;
      count(filter, new Set(reachable.flatMap(({ keys }) => keys[filter])));
    }
  }
  return counts;
}

/** Combines the conditions of all filters, or of all but one. */
function createCriteria(chosen: SelectedFilters, free: ReadonlySet<string>) {
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
