import type { CatalogueClass } from '@portal/contract/endpoints/catalogue';
import { list as validItems } from '@portal/contract/endpoints/lenient';
import { toIsoDay } from '@portal/contract/format/date';
import * as z from 'zod/mini';

/** Facts of a class when the visitor picked it, to detect changes; `start` is its first day, yyyy-mm-dd. */
const seenSchema = z.object({
  price: z.nullable(z.number()),
  start: z.nullable(z.string()),
  vacancies: z.nullable(z.number()),
});
export type SeenFacts = z.output<typeof seenSchema>;

/** Picked class, or only its course if that had no classes; the title is for courses that are no longer listed. */
const pickSchema = z.object({
  id: z.int(),
  title: z.string(),
  classId: z.nullable(z.int()),
  seen: z.catch(z.optional(seenSchema), undefined),
});
export type PickedClass = z.output<typeof pickSchema>;

/** Classes stored on this device: saved and compared ones. */
const shortlistSchema = z.object({ saved: validItems(pickSchema), compared: validItems(pickSchema) });
export type Shortlist = z.output<typeof shortlistSchema>;

/** Creates a pick of a class. */
export const createPick = (
  { id, title }: { id: number; title: string },
  offered:
    | Pick<CatalogueClass, 'planoDoCursoId' | 'preco' | 'dataPeriodoExecucaoInicial' | 'vagasDisponiveis'>
    | undefined,
): PickedClass => ({
  id,
  title,
  classId: offered?.planoDoCursoId ?? null,
  ...(offered && {
    seen: {
      price: offered.preco,
      start: toIsoDay(offered.dataPeriodoExecucaoInicial),
      vacancies: offered.vagasDisponiveis,
    },
  }),
});

/** Formats a pick for a URL: course id and class id, such as "12-1034". */
export const pickKey = ({ id, classId }: Pick<PickedClass, 'id' | 'classId'>): string =>
  classId === null ? String(id) : `${id}-${classId}`;

/** Returns whether two picks match; one without a class matches all classes of its course. */
const isSame = (one: PickedClass, other: PickedClass): boolean =>
  one.id === other.id && (one.classId === other.classId || one.classId === null || other.classId === null);

export type ListName = keyof Shortlist;

/** Maximum size of each list: three columns can be compared. */
export const limits: Record<ListName, number> = { saved: 50, compared: 3 };

export const emptyShortlist: Shortlist = { saved: [], compared: [] };

export const isInShortlist = (shortlist: Shortlist, list: ListName, pick: PickedClass): boolean =>
  shortlist[list].some((each) => isSame(each, pick));

/** Appends a class to a list, or removes it; null if the list is full. */
export function toggle(shortlist: Shortlist, list: ListName, pick: PickedClass): Shortlist | null {
  const picks = shortlist[list];
  if (isInShortlist(shortlist, list, pick))
    return { ...shortlist, [list]: picks.filter((each) => !isSame(each, pick)) };
  return picks.length < limits[list] ? { ...shortlist, [list]: [...picks, pick] } : null;
}

/** Parses the stored lists; invalid entries are ignored. */
export function readShortlist(stored: string | null): Shortlist {
  try {
    return z.parse(shortlistSchema, JSON.parse(stored ?? ''));
  } catch {
    return emptyShortlist;
  }
}

/** Returns the picks of both lists, latest first, without duplicates. */
export function allPicks({ saved, compared }: Shortlist): PickedClass[] {
  const distinct = new Map([...compared, ...saved].map((pick) => [pickKey(pick), pick]));
  return [...distinct.values()].reverse();
}
