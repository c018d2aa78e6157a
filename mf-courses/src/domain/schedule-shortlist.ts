import { readSeenFacts, type SeenFacts, seenFacts } from './seen-facts.ts';

/** A class that the visitor picked; the course's title is stored to show it when the course is no longer listed. */
export interface PickedClass {
  /** Of the course. */
  id: number;
  title: string;
  /** Null for a course as such: one without classes, or one that was picked before classes were. */
  classId: number | null;
  /** Missing for picks of before facts were stored. */
  seen?: SeenFacts;
}

/** A class of a course as a visitor picks it. */
export const createPick = (
  { id, title }: { id: number; title: string },
  offered: ({ planoDoCursoId: number } & Parameters<typeof seenFacts>[0]) | undefined,
): PickedClass => ({
  id,
  title,
  classId: offered?.planoDoCursoId ?? null,
  ...(offered && { seen: seenFacts(offered) }),
});

/** A pick in an address: the course's id, and the class's where there is one, such as "12-1034". */
export const pickKey = ({ id, classId }: Pick<PickedClass, 'id' | 'classId'>): string =>
  classId === null ? String(id) : `${id}-${classId}`;

/** Whether two picks mean the same class; a course as such stands for each of its classes. */
const isSame = (one: PickedClass, other: PickedClass): boolean =>
  one.id === other.id && (one.classId === other.classId || one.classId === null || other.classId === null);

/** What the visitor keeps on this device: classes to come back to, and classes to compare. */
export interface Shortlist {
  saved: readonly PickedClass[];
  compared: readonly PickedClass[];
}

export type ListName = keyof Shortlist;

/** How many classes each list holds: three columns can be read side by side. */
export const limits: Record<ListName, number> = { saved: 50, compared: 3 };

export const emptyShortlist: Shortlist = { saved: [], compared: [] };

/** Adding to a full list changes nothing. */
export type Toggled =
  | { kind: 'added'; shortlist: Shortlist }
  | { kind: 'removed'; shortlist: Shortlist }
  | { kind: 'full'; shortlist: Shortlist };

export const isInShortlist = (shortlist: Shortlist, list: ListName, pick: PickedClass): boolean =>
  shortlist[list].some((each) => isSame(each, pick));

/** Puts a class at the end of a list, or takes it out of it. */
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

/** Reads what was stored; whatever else stands there counts as nothing. */
export function readShortlist(stored: string | null): Shortlist {
  const value = parsed(stored);
  return { saved: picksIn(value, 'saved'), compared: picksIn(value, 'compared') };
}

export const writeShortlist = (shortlist: Shortlist): string => JSON.stringify(shortlist);

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function picksIn(value: unknown, list: ListName): PickedClass[] {
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

/** The picks of both lists, the latest first, each once. */
export function allPicks({ saved, compared }: Shortlist): PickedClass[] {
  const distinct = new Map([...compared, ...saved].map((pick) => [pickKey(pick), pick]));
  return [...distinct.values()].reverse();
}
