import { isCalendarDay } from '../validators/calendar-day.ts';

/**
 * America/Belem keeps this distance from UTC all year; a time zone library would be larger than the rest of a page's
 * script.
 */
const offsetOfBelem = '-03:00';
const millisecondsBehind = 3 * 60 * 60 * 1000;

/** A moment as a clock in Belém shows it. */
export interface LocalMoment {
  /** yyyy-mm-dd */
  day: string;
  /** hh:mm; null for a date alone. */
  time: string | null;
  /** Milliseconds since 1970; of a date alone, its first. */
  instant: number;
}

const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})/;

/**
 * Reads a date or a date with a time, as servers write them (ISO, SQL or dd/mm/yyyy). Without an offset it is local
 * to America/Belem, and a date alone never shifts.
 *
 * @returns null for what is no date
 */
export function readMoment(value: string): LocalMoment | null {
  const parts = shape.exec(value.trim().replace(brazilianDay, '$3-$2-$1'));
  const [, day, time, seconds = ':00', offset] = parts ?? [];
  if (day === undefined || !isCalendarDay(day)) return null;
  if (time === undefined) return { day, time: null, instant: Date.parse(`${day}T00:00${offsetOfBelem}`) };
  if (Number(time.slice(0, 2)) > 23 || Number(time.slice(3)) > 59) return null;
  if (offset === undefined) {
    return { day, time, instant: Date.parse(`${day}T${time}${seconds}${offsetOfBelem}`) };
  }
  const instant = Date.parse(`${day}T${time}${seconds}${isoOffset(offset)}`);
  return Number.isNaN(instant) ? null : { ...clockAt(instant), instant };
}

/** What a clock in Belém shows at an instant. */
export function clockAt(instant: number): { day: string; time: string } {
  const shown = new Date(instant - millisecondsBehind).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The calendar day (yyyy-mm-dd) in Belém at an instant, given as a date or in milliseconds since 1970. */
export const localDay = (at: Date | number): string => clockAt(Number(at)).day;

/** `z`, `-03` and `-0300` as ISO writes them. */
function isoOffset(offset: string): string {
  if (offset.length === 1) return 'Z';
  const digits = offset.replace(':', '').padEnd(5, '0');
  return `${digits.slice(0, 3)}:${digits.slice(3)}`;
}
