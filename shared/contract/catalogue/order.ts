import type { Catalogue } from './catalogue.ts';
import type { ClassEntry } from './course-entries.ts';
import type { CourseMatch } from './filter-courses.ts';

/** Sort keys; the smallest comes first. */
const keys = {
  inicio: ({ classes }: CourseMatch) => toNumber(classes[0]?.start),
  preco: ({ classes }: CourseMatch) => Math.min(...classes.map(({ cost }) => cost ?? MAX_KEY)),
  vagas: ({ classes }: CourseMatch) =>
    -classes.reduce((sum, { shown }) => sum + (shown.vagasDisponiveis ?? 0), 0),
};

/** Larger than any price and rank. */
const MAX_KEY = Number.MAX_SAFE_INTEGER;
/** Larger than any day, yyyymmdd. */
const MAX_DAY = 99_999_999;

const toNumber = (day: string | null | undefined): number =>
  day ? Number(day.replaceAll('-', '')) : MAX_DAY;

/**
 * Sorts courses by start, price or vacancies of the matching classes, or by title. The default order is by
 * title match, then by start. Ordered by start, closed courses follow open ones. Unknown values come last.
 * @param ranks title match, 0 best
 */
export function sortMatches(
  found: readonly CourseMatch[],
  asked: string,
  ranks: ReadonlyMap<unknown, number> | null,
  titleRanks: Catalogue['titleRanks'],
  now: number,
): CourseMatch[] {
  if (asked === 'preco') return sortBy(found.map(putFirst(({ cost }) => cost ?? MAX_KEY)), keys.preco);
  const isOver = (each: ClassEntry | undefined) => Number(!each || each.until < now);
  const shown = found.map(putFirst(isOver));
  if (asked === 'vagas') return sortBy(shown, keys.vagas);
  if (asked === 'titulo') return sortBy(shown, ({ entry }) => titleRanks.get(entry.head.title) ?? MAX_KEY);
  const byStart = sortBy(shown, (each) => isOver(each.classes[0]) * (MAX_DAY + 1) + keys.inicio(each));
  return ranks && asked !== 'inicio' ? sortBy(byStart, ({ entry }) => ranks.get(entry) ?? MAX_KEY) : byStart;
}

/** Selects the class on the card: the cheapest if ordered by price, else one still open. */
const putFirst =
  (sizeOf: (each: ClassEntry) => number) =>
  (each: CourseMatch): CourseMatch => {
    const { entry, classes } = each;
    const sortMatches = classes.every((one, at) => at === 0 || sizeOf(classes[at - 1] ?? one) <= sizeOf(one));
    return sortMatches
      ? each
      : { entry, classes: [...classes].sort((one, other) => sizeOf(one) - sizeOf(other)) };
  };

const sortBy = (found: readonly CourseMatch[], sizeOf: (each: CourseMatch) => number): CourseMatch[] =>
  found
    .map((each) => ({ each, size: Math.min(sizeOf(each), MAX_KEY) }))
    .sort((one, other) => one.size - other.size)
    .map(({ each }) => each);
