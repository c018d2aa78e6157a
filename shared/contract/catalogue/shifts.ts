import { fold } from '../format/text.ts';

/** Times of the day at which classes take place, in order, with their names. */
export const shifts = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'noite', label: 'Noite' },
  { value: 'integral', label: 'Integral' },
  { value: 'fim-de-semana', label: 'Fim de semana' },
] as const;

/** Formats shifts in the order of the day: "Noite", "Fim de semana". Unknown values are left out. */
export const shiftNames = (values: readonly string[]): string[] =>
  shifts.flatMap(({ value, label }) => (values.includes(value) ? label : []));

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

/** Hours of a day, such as 18.5 to 22. */
export interface HourRange {
  from: number;
  to: number;
}

/** "18h30 às 22h", "8 às 12h", "08:00 - 12:00": hour, mark and minutes, twice. */
const rangePattern =
  /(?:^|[^\d/])(\d{1,2})\s*([h:]?)(\d{2})?(?::\d{2})?h?\s*(?:as|ate|a|-|–)\s*(\d{1,2})\s*([h:]?)(\d{2})?/g;
const singleTimePattern = /(?:^|[^\d/])(\d{1,2})\s*[h:](\d{2})?/;

/** Returns the hours in a folded schedule text; a start time alone lasts an hour. */
export function hourRanges(text: string): HourRange[] {
  const ranges = [...text.matchAll(rangePattern)].filter(([, , mark, , , lastMark]) => mark || lastMark);
  if (ranges.length > 0) {
    return ranges.map(([, first, , minutes, last, , lastMinutes]) => ({
      from: toHour(first, minutes),
      to: toHour(last, lastMinutes),
    }));
  }
  const [, first, minutes] = singleTimePattern.exec(text) ?? [];
  if (first === undefined) return [];
  const from = toHour(first, minutes);
  return [{ from, to: from + 1 }];
}

const toHour = (hour: string | undefined, minutes = '0'): number => Number(hour) + Number(minutes) / 60;
