import type { CatalogueClass } from '../contract/catalogue.ts';

/** Where and when somebody would take a course: names of the schedule's filters, empty for any. */
interface Wanted {
  city: string;
  /** One or several shifts, separated by commas. */
  shift: string;
}

/** Where one asks to hear of new classes of a course (A 2.5), in a city and a shift where these are known. */
export function interestPath(course: string, wanted: Partial<Wanted> = {}): string {
  const { city, shift } = wanted;
  const search = [
    `name=${encodeURIComponent(course)}`,
    ...(city ? [`city=${encodeURIComponent(city)}`] : []),
    ...(shift ? [`shift=${encodeURIComponent(shift)}`] : []),
  ];
  return `/interesse?${search.join('&')}`;
}

/** What is wanted by somebody who came too late for a class: another one there, at that time of the day. */
export const likeClass = ({ localidade, shifts }: Pick<CatalogueClass, 'localidade' | 'shifts'>): Wanted => ({
  city: localidade ?? '',
  shift: shifts.join(','),
});
