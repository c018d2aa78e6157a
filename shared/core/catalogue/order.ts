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
 * default those that fit the title best come first, then those in which one can still enrol, then those that begin
 * first. What is not known comes last.
 * @param ranks how well the titles fit, 0 best
 * @param now milliseconds since 1970
 */
export function inOrder(
  found: readonly Found[],
  asked: string,
  ranks: ReadonlyMap<unknown, number> | null,
  now: number,
): Found[] {
  if (asked === 'preco') return sorted(found.map(cheapestFirst), sizes.preco);
  if (Object.hasOwn(sizes, asked)) return sorted(found, sizes[asked as keyof typeof sizes]);
  const isOver = ({ classes }: Found) => classes.every(({ until }) => until < now);
  const byDefault = sorted(sorted(found, sizes.inicio), (each) => Number(isOver(each)));
  return ranks ? sorted(byDefault, ({ entry }) => ranks.get(entry) ?? LAST) : byDefault;
}

/** Who orders by price is shown the class that has it. */
const cheapestFirst = ({ entry, classes }: Found): Found => ({
  entry,
  classes: classes.toSorted((one, other) => (one.cost ?? LAST) - (other.cost ?? LAST)),
});

const sorted = (found: readonly Found[], sizeOf: (each: Found) => number): Found[] =>
  found
    .map((each) => ({ each, size: Math.min(sizeOf(each), LAST) }))
    .sort((one, other) => one.size - other.size)
    .map(({ each }) => each);
