import {
  type ClassEntry,
  type ClassFilter,
  type CourseEntry,
  type CourseFilter,
  classFilters,
  courseFilters,
  type Filter,
} from './catalogue.ts';
import { fits } from './class-times.ts';

/** The value of each filter, in the form of the entries' keys; '' does not filter. */
export type Chosen = Readonly<Record<Filter, string>>;

/** A course that meets every filter, with the classes that do. */
export interface Found {
  entry: CourseEntry;
  classes: readonly ClassEntry[];
}

/** How many courses each value of each filter gives while the other filters stay. */
export type FacetCounts = Readonly<Record<Filter, ReadonlyMap<string, { courses: number }>>>;

/**
 * Applies all filters at once (A 2.4, A 5.1) and counts for each of them, as if it alone were not set, the courses of
 * each of its values. A course without classes is listed as long as nobody asks for something of a class.
 * @param free hours of the week outside of which a class may not be; any where none are named
 */
export function narrow(
  entries: readonly CourseEntry[],
  chosen: Chosen,
  free: ReadonlySet<string>,
): { found: Found[]; counts: FacetCounts } {
  const ofCourse = courseFilters.filter((filter) => chosen[filter]);
  const ofClass = classFilters.filter((filter) => chosen[filter]);
  const meets = ({ keys }: CourseEntry, except?: CourseFilter) =>
    ofCourse.every((filter) => filter === except || keys[filter] === chosen[filter]);
  const asksOfClass = ofClass.length > 0 || free.size > 0;
  const classesThatMeet = (classes: readonly ClassEntry[], except?: ClassFilter) =>
    ofClass.length === 0
      ? classes
      : classes.filter(({ keys }) =>
          ofClass.every((filter) => filter === except || keys[filter].includes(chosen[filter])),
        );

  const found: Found[] = [];
  const tallies = noTallies();
  for (const entry of entries) {
    const fitting =
      free.size === 0 ? entry.classes : entry.classes.filter(({ source }) => fits(source.horarios, free));
    const classes = classesThatMeet(fitting);
    if (classes.length > 0 || !asksOfClass) {
      if (meets(entry)) found.push({ entry, classes });
      for (const filter of courseFilters) {
        if (meets(entry, filter)) count(tallies[filter], entry.keys[filter], entry);
      }
    }
    if (!meets(entry)) continue;
    for (const filter of classFilters) {
      const reachable = chosen[filter] ? classesThatMeet(fitting, filter) : classes;
      for (const { keys } of reachable) {
        for (const key of keys[filter]) count(tallies[filter], key, entry);
      }
    }
  }
  return { found, counts: tallies };
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
