import type { CatalogueClass } from '@portal/contract/endpoints/catalogue';
import { toIsoDay } from '@portal/contract/format/date';

/** Facts of a class when the visitor picked it, to detect changes. */
export interface SeenFacts {
  price: number | null;
  /** First day, yyyy-mm-dd. */
  start: string | null;
  vacancies: number | null;
}

export const seenFacts = ({
  preco,
  dataPeriodoExecucaoInicial,
  vagasDisponiveis,
}: Pick<CatalogueClass, 'preco' | 'dataPeriodoExecucaoInicial' | 'vagasDisponiveis'>): SeenFacts => ({
  price: preco,
  start: toIsoDay(dataPeriodoExecucaoInicial),
  vacancies: vagasDisponiveis,
});

/** Parses stored facts; null if invalid. */
export function readSeenFacts(value: unknown): SeenFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { price, start, vacancies } = value as Record<string, unknown>;
  return {
    price: typeof price === 'number' ? price : null,
    start: toIsoDay(typeof start === 'string' ? start : null),
    vacancies: typeof vacancies === 'number' ? vacancies : null,
  };
}

/** Class that the visitor picked. The course's title is stored for courses that are no longer listed. */
export interface PickedClass {
  /** Course id. */
  id: number;
  title: string;
  /** Null for a course without classes, or picked by an earlier release. */
  classId: number | null;
  /** Missing in picks of earlier releases. */
  seen?: SeenFacts;
}

/** Creates a pick of a class. */
export const createPick = (
  { id, title }: { id: number; title: string },
  offered: ({ planoDoCursoId: number } & Parameters<typeof seenFacts>[0]) | undefined,
): PickedClass => ({
  id,
  title,
  classId: offered?.planoDoCursoId ?? null,
  ...(offered && { seen: seenFacts(offered) }),
});

/** Formats a pick for a URL: course id and class id, such as "12-1034". */
export const pickKey = ({ id, classId }: Pick<PickedClass, 'id' | 'classId'>): string =>
  classId === null ? String(id) : `${id}-${classId}`;

/** Returns whether two picks match; one without a class matches all classes of its course. */
const isSame = (one: PickedClass, other: PickedClass): boolean =>
  one.id === other.id && (one.classId === other.classId || one.classId === null || other.classId === null);

/** Classes stored on this device: saved and compared ones. */
export interface Shortlist {
  saved: readonly PickedClass[];
  compared: readonly PickedClass[];
}

export type ListName = keyof Shortlist;

/** Maximum size of each list: three columns can be compared. */
export const limits: Record<ListName, number> = { saved: 50, compared: 3 };

export const emptyShortlist: Shortlist = { saved: [], compared: [] };

export type Toggled =
  | { kind: 'added'; shortlist: Shortlist }
  | { kind: 'removed'; shortlist: Shortlist }
  | { kind: 'full'; shortlist: Shortlist };

export const isInShortlist = (shortlist: Shortlist, list: ListName, pick: PickedClass): boolean =>
  shortlist[list].some((each) => isSame(each, pick));

/** Appends a class to a list, or removes it. A full list stays unchanged. */
export function toggle(shortlist: Shortlist, list: ListName, pick: PickedClass): Toggled {
  if (isInShortlist(shortlist, list, pick)) {
    const rest = shortlist[list].filter((each) => !isSame(each, pick));
    return { kind: 'removed', shortlist: { ...shortlist, [list]: rest } };
  }
  if (shortlist[list].length >= limits[list]) return { kind: 'full', shortlist };
  const { id, title, classId, seen } = pick;
  const added = { id, title, classId, ...(seen && { seen }) };
  return { kind: 'added', shortlist: { ...shortlist, [list]: [...shortlist[list], added] } };
}

/** Parses the stored lists; invalid entries are ignored. */
export function readShortlist(stored: string | null): Shortlist {
  const value = parseJson(stored);
  return { saved: readPicks(value, 'saved'), compared: readPicks(value, 'compared') };
}

export const writeShortlist = (shortlist: Shortlist): string => JSON.stringify(shortlist);

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function readPicks(value: unknown, list: ListName): PickedClass[] {
  const picks = (value as Partial<Record<ListName, unknown>> | null)?.[list];
  const distinct = new Map(
    (Array.isArray(picks) ? picks : []).flatMap(toPick).map((pick) => [pickKey(pick), pick]),
  );
  return [...distinct.values()].slice(0, limits[list]);
}

function toPick(value: unknown): PickedClass[] {
  const { id, title, classId, seen } = (value ?? {}) as Partial<PickedClass>;
  if (!isId(id) || typeof title !== 'string') return [];
  const facts = readSeenFacts(seen);
  return [{ id, title, classId: isId(classId) ? classId : null, ...(facts && { seen: facts }) }];
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** Returns the picks of both lists, latest first, without duplicates. */
export function allPicks({ saved, compared }: Shortlist): PickedClass[] {
  const distinct = new Map([...compared, ...saved].map((pick) => [pickKey(pick), pick]));
  return [...distinct.values()].reverse();
}
