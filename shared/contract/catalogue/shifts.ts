import { fold } from '../format/fold.ts';
import { type HourRange, hourRanges } from './hour-ranges.ts';
import type { shifts } from './shift-names.ts';

type Shift = (typeof shifts)[number]['value'];

const weekendPattern = /sabado|domingo|fi(m|ns) de semana/;
const weekdayPattern = /segunda|terca|quarta|quinta|sexta|\b(seg|ter|qua|qui|sex)\b|dias uteis/;
const shiftPatterns: readonly (readonly [RegExp, Shift])[] = [
  [/integral/, 'integral'],
  [/manha|matutin/, 'manha'],
  [/tarde|vespertin/, 'tarde'],
  [/noite|noturn/, 'noite'],
];

/**
 * Returns the shifts of a class's schedule texts. Weekend-only texts count as weekend; otherwise the first
 * hour decides, and a morning that lasts into the afternoon is a whole day.
 */
export const shiftsOf = (horarios: readonly string[]): Shift[] => [...new Set(horarios.flatMap(parseShifts))];

function parseShifts(text: string): Shift[] {
  const read = fold(text);
  if (weekendPattern.test(read) && !weekdayPattern.test(read)) return ['fim-de-semana'];
  const ranges = hourRanges(read);
  return ranges.length > 0 ? ranges.map(getShift) : namedShifts(read);
}

/** Returns the shifts that a folded text names. */
export const namedShifts = (text: string): Shift[] =>
  shiftPatterns.flatMap(([words, shift]) => (words.test(text) ? shift : []));

function getShift({ from, to }: HourRange): Shift {
  if (from < 12) return to >= 15 ? 'integral' : 'manha';
  return from < 17 ? 'tarde' : 'noite';
}
