import { hash } from 'node:crypto';
import { readInterestSubject } from '@portal/contract/catalogue/interest';
import type { RequestedClass } from '@portal/contract/endpoints/contact';
import { keyedHash } from '../http/secrets.ts';

/** Person's request to be notified of new classes. */
interface Interest {
  nif: string;
  /** Course, with city and shifts if the person named them. */
  course: string;
  /** Person's city. */
  city: string;
}

/** Step and minimum of published counts: a single request is not noticeable, and small groups cannot be guessed. */
const STEP = 5;

/** Requested class. */
interface ClassKey {
  city: string;
  shift: string | null;
}

/**
 * Returns how many more requests show a class, 0 to 4: secret, so that forged ones reveal nothing about genuine ones.
 */
export const secretOffset =
  (key: string) =>
  (course: string, { city, shift }: ClassKey): number => {
    const keyed = keyedHash(key, `requested-class:${JSON.stringify([course, city, shift])}`);
    return hash('sha256', keyed, 'buffer').readUInt32BE() % STEP;
  };

/**
 * Returns the classes of a course with enough requests to be shown, nearest to being held first. A request without a
 * city counts for the person's own city; a person counts once per class.
 * @param size number of people for a class; null if not configured
 * @param offsetOf see {@link secretOffset}
 */
export function findRequestedClasses(
  interests: readonly Interest[],
  course: string,
  size: number | null,
  offsetOf: (course: string, requested: ClassKey) => number,
): RequestedClass[] {
  if (size === null) return [];
  const wishes = interests.flatMap(({ nif, city, ...interest }) => {
    const wish = readInterestSubject(interest.course, course);
    if (!wish) return [];
    const shifts = wish.shifts.length > 0 ? wish.shifts : [null];
    return shifts.map((shift) => ({ nif, city: wish.city ?? city, shift }));
  });
  const byClass = Map.groupBy(wishes, ({ city, shift }) => JSON.stringify([city, shift]));
  return [...byClass.values()]
    .flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      const people = new Set(members.map(({ nif }) => nif)).size - offsetOf(course, first);
      const told = Math.floor(people / STEP) * STEP;
      return told > 0 ? [{ city: first.city, shift: first.shift, missing: Math.max(0, size - told) }] : [];
    })
    .sort((one, other) => one.missing - other.missing || one.city.localeCompare(other.city, 'pt-BR'));
}
