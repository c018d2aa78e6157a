import { fold } from '../format/fold.ts';
import { type HourRange, hourRanges } from './hour-ranges.ts';
import { namedShifts } from './shifts.ts';
import { dayParts, days, type WeekCell, weekCells } from './week-cells.ts';

type Day = (typeof days)[number]['value'];
type DayPart = (typeof dayParts)[number]['value'];

/** "terça", "Terças-feiras", "ter": the first three letters are the day's value. */
const name = '(seg|ter|qua|qui|sex|sab|dom)(?:unda|ca|rta|nta|ta|ado|ingo)?s?(?:(?:-| )feiras?)?';
const aDay = new RegExp(`\\b${name}\\b`, 'g');
/** "segunda a sexta", "seg - sex". */
const fromDayToDay = new RegExp(`\\b${name} ?(?:a|ate|-|–) ?(?:a |o )?${name}\\b`, 'g');
const order: readonly Day[] = days.map(({ value }) => value);
const weekdays = order.slice(0, 5);

function daysIn(text: string): readonly Day[] {
  const spans = [...text.matchAll(fromDayToDay)].flatMap(([, first, last]) => span(first, last));
  const single = [...text.matchAll(aDay)].map(([, day]) => day);
  const named = new Set([
    ...spans,
    ...single,
    ...(/dias uteis/.test(text) ? weekdays : []),
    ...(/fi(m|ns) de semana/.test(text) ? ['sab', 'dom'] : []),
    ...(/todos os dias|diari/.test(text) ? order : []),
  ]);
  return order.filter((day) => named.has(day));
}

/** Returns the days of a range, which may span the weekend; "segunda a segunda" is every day. */
function span(first: string | undefined, last: string | undefined): Day[] {
  const names: readonly (string | undefined)[] = order;
  const from = names.indexOf(first);
  const to = names.indexOf(last);
  return [...order, ...order].slice(from, (to <= from ? to + order.length : to) + 1);
}

/**
 * Returns the cells of the week that a class occupies. Missing hours mean the whole day, missing days Monday
 * to Friday, and no text the whole week.
 */
export function cellsOf(horarios: readonly string[]): WeekCell[] {
  const told = horarios.map((text) => fold(text)).filter(Boolean);
  const needed = new Set(told.flatMap(cellsOfText));
  return weekCells.filter((cell) => told.length === 0 || needed.has(cell));
}

function cellsOfText(text: string): WeekCell[] {
  const named = daysIn(text);
  const parts = partsIn(text);
  return (named.length > 0 ? named : weekdays).flatMap((day) =>
    parts.map((part) => `${day}-${part}` as const),
  );
}

function partsIn(text: string): readonly DayPart[] {
  const ranges = hourRanges(text).map(untilMidnight);
  const named = namedShifts(text);
  const parts = dayParts.filter(({ value, from, to }) =>
    ranges.length > 0
      ? ranges.some((range) => range.from < to && range.to > from)
      : named.includes(value) || (named.includes('integral') && value !== 'noite'),
  );
  return (parts.length > 0 ? parts : dayParts).map(({ value }) => value);
}

const untilMidnight = ({ from, to }: HourRange): HourRange => ({ from, to: to > from ? to : 24 });

/** Cache by schedule texts: searches check the same classes repeatedly. */
const known = new WeakMap<readonly string[], readonly WeekCell[]>();

/** Returns whether a class takes place only in the free hours. */
export function fits(horarios: readonly string[], free: ReadonlySet<string>): boolean {
  const cells = known.get(horarios) ?? cellsOf(horarios);
  known.set(horarios, cells);
  return cells.every((cell) => free.has(cell));
}

export interface ClassTime extends HourRange {
  days: readonly Day[];
}

/** Returns the times that a class's texts state for certain: days and hours in one sentence. */
export const timesOf = (horarios: readonly string[]): ClassTime[] =>
  horarios
    .flatMap((text) => fold(text).split(';'))
    .flatMap((text) => {
      const named = daysIn(text);
      return named.length === 0
        ? []
        : hourRanges(text).map((range) => ({ days: named, ...untilMidnight(range) }));
    });
