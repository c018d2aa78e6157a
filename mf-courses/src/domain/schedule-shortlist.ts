/** A course that the visitor picked; its title is stored to show it when the course is no longer listed. */
export interface PickedCourse {
  id: number;
  title: string;
}

/** What the visitor keeps on this device: courses to come back to, and courses to compare. */
export interface Shortlist {
  saved: readonly PickedCourse[];
  compared: readonly PickedCourse[];
}

export type ListName = keyof Shortlist;

/** How many courses each list holds: three columns can be read side by side. */
export const limits: Record<ListName, number> = { saved: 50, compared: 3 };

export const emptyShortlist: Shortlist = { saved: [], compared: [] };

/** Adding to a full list changes nothing. */
export type Toggled =
  | { kind: 'added'; shortlist: Shortlist }
  | { kind: 'removed'; shortlist: Shortlist }
  | { kind: 'full'; shortlist: Shortlist };

export const isInShortlist = (shortlist: Shortlist, list: ListName, id: number): boolean =>
  shortlist[list].some((pick) => pick.id === id);

/** Puts a course at the end of a list, or takes it out of it. */
export function toggle(shortlist: Shortlist, list: ListName, pick: PickedCourse): Toggled {
  if (isInShortlist(shortlist, list, pick.id)) {
    const rest = shortlist[list].filter(({ id }) => id !== pick.id);
    return { kind: 'removed', shortlist: { ...shortlist, [list]: rest } };
  }
  if (shortlist[list].length >= limits[list]) return { kind: 'full', shortlist };
  const { id, title } = pick;
  return { kind: 'added', shortlist: { ...shortlist, [list]: [...shortlist[list], { id, title }] } };
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

function picksIn(value: unknown, list: ListName): PickedCourse[] {
  const picks = (value as Partial<Record<ListName, unknown>> | null)?.[list];
  const distinct = new Map(
    (Array.isArray(picks) ? picks.filter(isPicked) : []).map((pick) => [pick.id, pick]),
  );
  return [...distinct.values()].slice(0, limits[list]).map(({ id, title }) => ({ id, title }));
}

function isPicked(value: unknown): value is PickedCourse {
  const { id, title } = (value ?? {}) as Partial<PickedCourse>;
  return Number.isSafeInteger(id) && typeof title === 'string';
}
