import { shiftNames, shifts } from './shift-names.ts';

/** Formats the subject of the interest form: "Barbeiro (Santana, Noite)"; empty without a course. */
export function interestSubject(search: URLSearchParams): string {
  const name = search.get('name')?.trim() ?? '';
  const named = shiftNames((search.get('shift') ?? '').split(','));
  const words = [search.get('city')?.trim(), ...named].filter(Boolean);
  return name && words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

/** Requested place and time of a class; empty if not given. */
export interface ClassRequest {
  city: string | null;
  shifts: string[];
}

/** Parses a subject of a course; null if it names another course. */
export function readInterestSubject(subject: string, course: string): ClassRequest | null {
  if (subject === course) return { city: null, shifts: [] };
  if (!subject.startsWith(`${course} (`) || !subject.endsWith(')')) return null;
  const words = subject.slice(course.length + 2, -1).split(', ');
  const named = shifts.filter(({ label }) => words.includes(label));
  const city = words.filter((word) => named.every(({ label }) => label !== word)).join(', ');
  return { city: city || null, shifts: named.map(({ value }) => value) };
}
