import type { ClassEntry } from './catalogue.ts';
import type { Found } from './narrow.ts';

/** What courses are ordered by, the smallest first. */
const sizes = {
  inicio: ({ classes }: Found) => numberOf(classes[0]?.start),
  preco: ({ classes }: Found) => Math.min(...classes.map(({ cost }) => cost ?? LAST)),
  titulo: ({ entry }: Found) => entry.titleRank,
  vagas: ({ classes }: Found) =>
    -classes.reduce((sum, { source }) => sum + (source.vagasDisponiveis ?? 0), 0),
};

/** Larger than any date, price and rank. */
const LAST = Number.MAX_SAFE_INTEGER;

const numberOf = (day: string | null | undefined): number => (day ? Number(day.replaceAll('-', '')) : LAST);

/**
 * Courses in the order that was asked for: by the start, price or vacancies of the classes found, or by title. By
 * default those that fit the title best come first, else those that begin first. By the start, what one can no longer
 * enrol in follows what one can. What is not known comes last.
 * @param ranks how well the titles fit, 0 best
 * @param now milliseconds since 1970
 */
export function inOrder(
  found: readonly Found[],
  asked: string,
  ranks: ReadonlyMap<unknown, number> | null,
  now: number,
): Found[] {
  if (asked === 'preco') return sorted(found.map(firstBy(({ cost }) => cost ?? LAST)), sizes.preco);
  const isOver = (each: ClassEntry | undefined) => Number(!each || each.until < now);
  const shown = found.map(firstBy(isOver));
  if (asked === 'titulo' || asked === 'vagas') return sorted(shown, sizes[asked]);
  const byStart = sorted(sorted(shown, sizes.inicio), ({ classes }) => isOver(classes[0]));
  return ranks && asked !== 'inicio' ? sorted(byStart, ({ entry }) => ranks.get(entry) ?? LAST) : byStart;
}

/** Cards show the first class: the cheapest for who orders by price, else one that can still be enrolled in. */
const firstBy =
  (sizeOf: (each: ClassEntry) => number) =>
  ({ entry, classes }: Found): Found => ({
    entry,
    classes: [...classes].sort((one, other) => sizeOf(one) - sizeOf(other)),
  });

const sorted = (found: readonly Found[], sizeOf: (each: Found) => number): Found[] =>
  found
    .map((each) => ({ each, size: Math.min(sizeOf(each), LAST) }))
    .sort((one, other) => one.size - other.size)
    .map(({ each }) => each);
