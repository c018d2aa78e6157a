import type { CatalogueClass } from '../endpoints/catalogue.ts';
import { shiftNames, shifts } from './shifts.ts';

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

/** Formats the subject of the interest form: "Barbeiro (Santana, Noite)"; empty without a course. */
export function interestSubject(search: URLSearchParams): string {
  const name = search.get('name')?.trim() ?? '';
  const named = shiftNames((search.get('shift') ?? '').split(','));
  const words = [search.get('city')?.trim(), ...named].filter(Boolean);
  return name && words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

/** Parses city and shifts of a subject, empty if not given; null if it names another course. */
export function readInterestSubject(subject: string, course: string) {
  if (subject === course) return { city: null, shifts: [] };
  if (!subject.startsWith(`${course} (`) || !subject.endsWith(')')) return null;
  const words = subject.slice(course.length + 2, -1).split(', ');
  const named = shifts.filter(({ label }) => words.includes(label));
  const city = words.filter((word) => named.every(({ label }) => label !== word)).join(', ');
  return { city: city || null, shifts: named.map(({ value }) => value) };
}
