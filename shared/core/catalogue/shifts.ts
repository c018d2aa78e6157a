import { fold } from '../format/fold.ts';
import type { shifts } from './shift-names.ts';

type Shift = (typeof shifts)[number]['value'];

/** "18h30 às 22h", "8 às 12h", "08:00 - 12:00"; the first hour, its mark, the last hour, its mark. */
const range =
  /(?<![\d/])(\d{1,2})\s*([h:]?)(?:\d{2})?(?::\d{2})?h?\s*(?:as|ate|a|-|–)\s*(\d{1,2})\s*([h:]?)/g;
const singleTime = /(?<![\d/])(\d{1,2})\s*[h:]/;
const weekend = /sabado|domingo|fi(m|ns) de semana/;
const weekday = /segunda|terca|quarta|quinta|sexta|\b(seg|ter|qua|qui|sex)\b|dias uteis/;
const named: readonly (readonly [RegExp, Shift])[] = [
  [/integral/, 'integral'],
  [/manha|matutin/, 'manha'],
  [/tarde|vespertin/, 'tarde'],
  [/noite|noturn/, 'noite'],
];

/**
 * The shifts that a class's schedule texts tell of, each once. What takes place on weekends alone is a weekend's,
 * whatever its hours; else the first hour decides, and a morning that reaches the afternoon is a whole day.
 */
export const shiftsOf = (horarios: readonly string[]): Shift[] => [
  ...new Set(horarios.flatMap(shiftsOfText)),
];

function shiftsOfText(text: string): Shift[] {
  const read = fold(text);
  if (weekend.test(read) && !weekday.test(read)) return ['fim-de-semana'];
  const ranges = [...read.matchAll(range)].filter(([, , mark, , lastMark]) => mark || lastMark);
  if (ranges.length > 0) return ranges.map(([, first, , last]) => shiftAt(Number(first), Number(last)));
  const [, hour] = singleTime.exec(read) ?? [];
  if (hour !== undefined) return [shiftAt(Number(hour), Number(hour))];
  return named.flatMap(([words, shift]) => (words.test(read) ? shift : []));
}

function shiftAt(first: number, last: number): Shift {
  if (first < 12) return last >= 15 ? 'integral' : 'manha';
  return first < 17 ? 'tarde' : 'noite';
}
