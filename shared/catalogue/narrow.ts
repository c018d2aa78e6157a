import {
  type ClassEntry,
  type ClassFilter,
  type CourseEntry,
  type CourseFilter,
  classFilters,
  courseFilters,
  type Filter,
} from './catalogue.ts';

/** The value that each filter asks for, as the entries' keys write it; '' asks for nothing. */
export type Chosen = Readonly<Record<Filter, string>>;

/** A course that meets every filter, with the classes that do. */
export interface Found {
  entry: CourseEntry;
  classes: readonly ClassEntry[];
}

/** How many courses each value of each filter gives while the other filters stay. */
export type FacetCounts = Readonly<Record<Filter, ReadonlyMap<string, number>>>;

/**
 * Applies all filters at once (A 2.4, A 5.1) and counts for each of them, as if it alone were not set, the courses of
 * each of its values. A course without classes is listed as long as nobody asks for something of a class.
 */
export function narrow(
  entries: readonly CourseEntry[],
  chosen: Chosen,
): { found: Found[]; counts: FacetCounts } {
  const ofCourse = courseFilters.filter((filter) => chosen[filter]);
  const ofClass = classFilters.filter((filter) => chosen[filter]);
  const meets = ({ keys }: CourseEntry, butFor?: CourseFilter) =>
    ofCourse.every((filter) => filter === butFor || keys[filter] === chosen[filter]);
  const classesThatMeet = ({ classes }: CourseEntry, butFor?: ClassFilter) =>
    ofClass.length === 0
      ? classes
      : classes.filter(({ keys }) =>
          ofClass.every((filter) => filter === butFor || keys[filter].includes(chosen[filter])),
        );

  const found: Found[] = [];
  const counts = noCounts();
  for (const entry of entries) {
    const classes = classesThatMeet(entry);
    if (classes.length > 0 || ofClass.length === 0) {
      if (meets(entry)) found.push({ entry, classes });
      for (const filter of courseFilters) if (meets(entry, filter)) add(counts[filter], [entry.keys[filter]]);
    }
    if (meets(entry)) {
      for (const filter of classFilters) {
        const reachable = chosen[filter] ? classesThatMeet(entry, filter) : classes;
        add(
          counts[filter],
          reachable.flatMap(({ keys }) => keys[filter]),
        );
      }
    }
  }
  return { found, counts };
}

type Tally = Map<string, number>;

const noCounts = () =>
  Object.fromEntries([...courseFilters, ...classFilters].map((filter) => [filter, new Map()])) as Record<
    Filter,
    Tally
  >;

/** Counts a course once for each of its values. */
function add(tally: Tally, values: readonly string[]): void {
  for (const value of new Set(values)) if (value) tally.set(value, (tally.get(value) ?? 0) + 1);
}
