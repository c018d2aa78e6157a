import { readInterestSubject } from '@portal/shared/catalogue/interest-subject';
import type { WishedClass } from '@portal/shared/contract/interest';

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

/**
 * The classes of a course that enough people wish for to be told, the nearest to be held first. Who named no city
 * wishes for it where they live; a person counts once for each class.
 * @param size how many people make a class; null where nobody has said
 */
export function wishedClasses(
  interests: readonly Interest[],
  course: string,
  size: number | null,
): WishedClass[] {
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
      const told = Math.floor(new Set(members.map(({ nif }) => nif)).size / STEP) * STEP;
      const [first] = members;
      return first && told > 0
        ? [{ city: first.city, shift: first.shift, missing: Math.max(0, size - told) }]
        : [];
    })
    .sort((one, other) => one.missing - other.missing || one.city.localeCompare(other.city, 'pt-BR'));
}
