import type { CatalogueClass } from '../endpoints/catalogue.ts';

/** Requested city and shift, as in the schedule's filters; empty for any. */
interface Wanted {
  city: string;
  /** Comma-separated. */
  shift: string;
}

/** Returns the path of the interest form for new classes of a course (A 2.5), in a city and shift if known. */
export function interestPath(course: string, wanted: Partial<Wanted> = {}): string {
  const { city, shift } = wanted;
  const search = [
    `name=${encodeURIComponent(course)}`,
    ...(city ? [`city=${encodeURIComponent(city)}`] : []),
    ...(shift ? [`shift=${encodeURIComponent(shift)}`] : []),
  ];
  return `/interesse?${search.join('&')}`;
}

/** Returns the city and shifts of a class, to request another one like it. */
export const likeClass = ({ localidade, shifts }: Pick<CatalogueClass, 'localidade' | 'shifts'>): Wanted => ({
  city: localidade ?? '',
  shift: shifts.join(','),
});
