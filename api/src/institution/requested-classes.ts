import { createHash } from 'node:crypto';
import { readInterestSubject } from '@portal/shared/catalogue/interest-subject';
import type { RequestedClass } from '@portal/shared/contract/interest';
import { keyedHash } from '../http/secrets.ts';

/** One person's request to hear of new classes. */
interface Interest {
  nif: string;
  /** The course, with city and shifts where the person named them. */
  course: string;
  /** Where the person lives. */
  city: string;
}

/** People are told of in fives, and not below: one more or less cannot be noticed, and a few cannot be guessed. */
const STEP = 5;

/** A class that people requested. */
interface ClassKey {
  city: string;
  shift: string | null;
}

/**
 * Returns how many requests a class needs beyond the first step before it is shown: 0 to 4, the same each time, and a secret
 * of the installation. So forged requests reveal nothing about the true ones.
 */
export const secretOffset =
  (key: string) =>
  (course: string, { city, shift }: ClassKey): number =>
    createHash('sha256')
      .update(keyedHash(key, `requested-class:${JSON.stringify([course, city, shift])}`))
      .digest()
      .readUInt32BE() % STEP;

/**
 * The classes of a course that enough people wish for to be told, the nearest to be held first. Who named no city
 * wishes for it where they live; a person counts once for each class.
 * @param size how many people make a class; null where nobody has said
 * @param offsetOf as {@link secretOffset}
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
