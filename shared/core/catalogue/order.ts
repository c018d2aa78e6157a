import type { TitleRanks } from './catalogue.ts';
import type { ClassEntry } from './course-entries.ts';
import type { CourseMatch } from './filter-courses.ts';

/** Sort keys; the smallest comes first. */
const sizes = {
  inicio: ({ classes }: CourseMatch) => numberOf(classes[0]?.start),
  preco: ({ classes }: CourseMatch) => Math.min(...classes.map(({ cost }) => cost ?? LAST)),
  vagas: ({ classes }: CourseMatch) =>
    -classes.reduce((sum, { shown }) => sum + (shown.vagasDisponiveis ?? 0), 0),
};

/** Larger than any price and rank. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Larger than any day, yyyymmdd. */
const LAST_DAY = 99_999_999;

const numberOf = (day: string | null | undefined): number =>
  day ? Number(day.replaceAll('-', '')) : LAST_DAY;

/**
 * Sorts courses by start, price or vacancies of the matching classes, or by title. The default order is by
 * title match, then by start. Ordered by start, closed courses follow open ones. Unknown values come last.
 * @param ranks title match, 0 best
 */
export function sortMatches(
  found: readonly CourseMatch[],
  asked: string,
  ranks: ReadonlyMap<unknown, number> | null,
  titleRanks: TitleRanks,
  now: number,
): CourseMatch[] {
  if (asked === 'preco') return sorted(found.map(firstBy(({ cost }) => cost ?? LAST)), sizes.preco);
  const isOver = (each: ClassEntry | undefined) => Number(!each || each.until < now);
  const shown = found.map(firstBy(isOver));
  if (asked === 'vagas') return sorted(shown, sizes.vagas);
  if (asked === 'titulo') return sorted(shown, ({ entry }) => titleRanks.get(entry.head.title) ?? LAST);
  const byStart = sorted(shown, (each) => isOver(each.classes[0]) * (LAST_DAY + 1) + sizes.inicio(each));
  return ranks && asked !== 'inicio' ? sorted(byStart, ({ entry }) => ranks.get(entry) ?? LAST) : byStart;
}

/** Selects the class on the card: the cheapest if ordered by price, else one still open. */
const firstBy =
  (sizeOf: (each: ClassEntry) => number) =>
  (each: CourseMatch): CourseMatch => {
    const { entry, classes } = each;
    const sortMatches = classes.every((one, at) => at === 0 || sizeOf(classes[at - 1] ?? one) <= sizeOf(one));
    return sortMatches
      ? each
      : { entry, classes: [...classes].sort((one, other) => sizeOf(one) - sizeOf(other)) };
  };

const sorted = (found: readonly CourseMatch[], sizeOf: (each: CourseMatch) => number): CourseMatch[] =>
  found
    .map((each) => ({ each, size: Math.min(sizeOf(each), LAST) }))
    .sort((one, other) => one.size - other.size)
    .map(({ each }) => each);
