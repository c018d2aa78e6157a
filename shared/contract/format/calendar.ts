import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Belém has had no summer time since then. */
const lastSummerEnd = Date.UTC(1988, 1, 7, 2);

let timeZoneFormat: Intl.DateTimeFormat | undefined;

/**
 * Returns milliseconds from UTC to local time in Belém. Only older timestamps need the browser's time zones, which
 * takes a phone 60 ms; dayjs's plugin is 300 times slower, its `utcOffset()` wrong near clock changes.
 */
function getUtcOffsetMs(at: number): number {
  if (at >= lastSummerEnd) return 3 * 3_600_000;
  timeZoneFormat ??= new Intl.DateTimeFormat('en', { timeZone: 'America/Belem', timeZoneName: 'longOffset' });
  return Number(/GMT-(\d+)/.exec(timeZoneFormat.format(at))?.[1] ?? 3) * 3_600_000;
}

const isoDay = 'YYYY-MM-DD';

/** Date-time in Belém. */
export interface LocalMoment {
  /** yyyy-mm-dd */
  day: string;
  /** Local time, as if it were UTC. */
  clock: Dayjs;
  /** False for a date without time. */
  hasTime: boolean;
}

const datePattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d+))?)?\s?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/i;
const brazilianDayPattern = /^(\d{2})\/(\d{2})\/(\d{4})/;

/** Parses ISO, SQL or dd/mm/yyyy; null if invalid. Without an offset it is local to Belém; a date never shifts. */
export function readMoment(value: string): LocalMoment | null {
  const parts = datePattern.exec(value.trim().replace(brazilianDayPattern, '$3-$2-$1'));
  if (!parts) return null;
  const [, day = '', time, seconds = '00', fraction = '0', offset, sign, hours = '0', minutes = '0'] = parts;
  const written = `${day}T${time ?? '00:00'}:${seconds}`;
  const clock = dayjs.utc(`${written}.${fraction.padEnd(3, '0')}`);
  // Dayjs reads 30 February as 2 March.
  if (!clock.toISOString().startsWith(written)) return null;
  if (!offset) return { day, clock, hasTime: time !== undefined };
  const minutesAhead = Number(`${sign ?? ''}1`) * (Number(hours) * 60 + Number(minutes));
  const moved = toLocalClock(clock.valueOf() - minutesAhead * 60_000);
  return { day: moved.format(isoDay), clock: moved, hasTime: true };
}

/** Returns the local time in Belém, as if it were UTC. */
const toLocalClock = (at: Date | number): Dayjs => dayjs.utc(at.valueOf() - getUtcOffsetMs(at.valueOf()));

/** Returns the timestamp of a local time in Belém. */
export function instantAt(clock: Dayjs): number {
  const latest = clock.valueOf() + 3 * 3_600_000;
  return clock.valueOf() + getUtcOffsetMs(latest);
}

/** Returns the calendar date (yyyy-mm-dd) in Belém. */
export const localDay = (at: Date | number): string => toLocalClock(at).format(isoDay);

export const localYear = (at: Date | number): number => toLocalClock(at).year();

export const isCalendarDay = (text: string): boolean => readMoment(text)?.day === text;

/** Adds days, which may be negative, to a date (yyyy-mm-dd). */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'days').format(isoDay);

/** Returns the days from a date to another, both yyyy-mm-dd; may be negative. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'days');

/** Returns full months between two dates and the remaining days, all yyyy-mm-dd. */
export function monthsBetween(from: string, to: string): { months: number; rest: number } {
  const months = dayjs.utc(to).diff(dayjs.utc(from), 'months');
  return { months, rest: dayjs.utc(to).diff(dayjs.utc(from).add(months, 'months'), 'days') };
}

/** Subtracts months; the 31st becomes the last day of a shorter month. */
export const monthsBefore = (moment: Date, months: number): Date =>
  dayjs.utc(moment).subtract(months, 'months').toDate();

/** Formats '2026-12' as "dezembro de 2026"; returns anything else unchanged. */
export const monthName = (month: string): string =>
  isCalendarDay(`${month}-01`) ? inWords(dayjs.utc(month), 'MMMM [de] YYYY') : month;

/** Formats a local time with Portuguese names of months. */
export const inWords = (clock: Dayjs, template: string): string => clock.locale('pt-br').format(template);
