import { fold } from '../format/text.ts';
import { type HourRange, hourRanges, namedShifts } from './shifts.ts';
import { dayParts, days, type WeekCell, weekCells } from './week-cells.ts';

type Day = (typeof days)[number]['value'];
type DayPart = (typeof dayParts)[number]['value'];

/** "terça", "Terças-feiras", "ter": the first three letters are the day's value. */
const DAY_NAME = '(seg|ter|qua|qui|sex|sab|dom)(?:unda|ca|rta|nta|ta|ado|ingo)?s?(?:(?:-| )feiras?)?';
const dayPattern = new RegExp(`\\b${DAY_NAME}\\b`, 'g');
/** "segunda a sexta", "seg - sex". */
const dayRangePattern = new RegExp(`\\b${DAY_NAME} ?(?:a|ate|-|–) ?(?:a |o )?${DAY_NAME}\\b`, 'g');
const dayOrder: readonly Day[] = days.map(({ value }) => value);
const weekdays = dayOrder.slice(0, 5);

function findDays(text: string): readonly Day[] {
  const spans = [...text.matchAll(dayRangePattern)].flatMap(([, first, last]) => expandDayRange(first, last));
  const single = [...text.matchAll(dayPattern)].map(([, day]) => day);
  const named = new Set([
    ...spans,
    ...single,
    ...(/dias uteis/.test(text) ? weekdays : []),
    ...(/fi(m|ns) de semana/.test(text) ? ['sab', 'dom'] : []),
    ...(/todos os dias|diari/.test(text) ? dayOrder : []),
  ]);
  return dayOrder.filter((day) => named.has(day));
}

/** Returns the days of a range, which may span the weekend; "segunda a segunda" is every day. */
function expandDayRange(first: string | undefined, last: string | undefined): Day[] {
  const names: readonly (string | undefined)[] = dayOrder;
  const from = names.indexOf(first);
  const to = names.indexOf(last);
  return [...dayOrder, ...dayOrder].slice(from, (to <= from ? to + dayOrder.length : to) + 1);
}

/** Returns the cells of a class: without hours the whole day, without days Monday to Friday, without text all. */
export function cellsOf(horarios: readonly string[]): WeekCell[] {
  const texts = horarios.map((text) => fold(text)).filter(Boolean);
  const needed = new Set(texts.flatMap(parseCells));
  return weekCells.filter((cell) => texts.length === 0 || needed.has(cell));
}

function parseCells(text: string): WeekCell[] {
  const named = findDays(text);
  const parts = findDayParts(text);
  return (named.length > 0 ? named : weekdays).flatMap((day) =>
    parts.map((part) => `${day}-${part}` as const),
  );
}

function findDayParts(text: string): readonly DayPart[] {
  const ranges = hourRanges(text).map(endAtMidnight);
  const named = namedShifts(text);
  const parts = dayParts.filter(({ value, from, to }) =>
    ranges.length > 0
      ? ranges.some((range) => range.from < to && range.to > from)
      : named.includes(value) || (named.includes('integral') && value !== 'noite'),
  );
  return (parts.length > 0 ? parts : dayParts).map(({ value }) => value);
}

const endAtMidnight = ({ from, to }: HourRange): HourRange => ({ from, to: to > from ? to : 24 });

/** Cache by schedule texts: searches check the same classes repeatedly. */
const cellCache = new WeakMap<readonly string[], readonly WeekCell[]>();

/** Returns whether a class takes place only in the free hours. */
export function fits(horarios: readonly string[], free: ReadonlySet<string>): boolean {
  const cells = cellCache.get(horarios) ?? cellsOf(horarios);
  cellCache.set(horarios, cells);
  return cells.every((cell) => free.has(cell));
}

/** Returns the times that a class's texts state for certain: days and hours in one sentence. */
export const timesOf = (horarios: readonly string[]) =>
  horarios
    .flatMap((text) => fold(text).split(';'))
    .flatMap((text) => {
      const named = findDays(text);
      return named.length === 0
        ? []
        : hourRanges(text).map((range) => ({ days: named, ...endAtMidnight(range) }));
    });
