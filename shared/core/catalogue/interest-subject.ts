import { shiftNames, shifts } from './shift-names.ts';

/** What the interest form asks to hear of, in words: "Barbeiro (Santana, Noite)"; empty where no course is named. */
export function interestSubject(search: URLSearchParams): string {
  const name = search.get('name')?.trim() ?? '';
  const named = shiftNames((search.get('shift') ?? '').split(','));
  const words = [search.get('city')?.trim(), ...named].filter(Boolean);
  return name && words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

/** Where and when a class is wished for; nothing for what was not said. */
export interface ClassRequest {
  city: string | null;
  /** Values of shifts. */
  shifts: string[];
}

/** What a subject in those words asks for of a course; null where it is another course's. */
export function readInterestSubject(subject: string, course: string): ClassRequest | null {
  if (subject === course) return { city: null, shifts: [] };
  if (!subject.startsWith(`${course} (`) || !subject.endsWith(')')) return null;
  const words = subject.slice(course.length + 2, -1).split(', ');
  const named = shifts.filter(({ label }) => words.includes(label));
  const city = words.filter((word) => named.every(({ label }) => label !== word)).join(', ');
  return { city: city || null, shifts: named.map(({ value }) => value) };
}
