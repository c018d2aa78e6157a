import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Belém is at UTC-3, and was at UTC-2 in the summers before 1988. Dayjs's timezone plugin reads the same data with 300 times
 * the work per date; its `utcOffset()` errs by an hour near the clock changes of the reader's own zone.
 */
const zone = new Intl.DateTimeFormat('en', { timeZone: 'America/Belem', timeZoneName: 'longOffset' });

/** Milliseconds from UTC to the clock in Belém at an instant. */
const behindAt = (at: number): number => Number(/GMT-(\d+)/.exec(zone.format(at))?.[1] ?? 3) * 3_600_000;

const isoDay = 'YYYY-MM-DD';

/** A date as a calendar and a clock in Belém show it. */
export interface LocalMoment {
  /** yyyy-mm-dd */
  day: string;
  /** What they show, as if it were UTC. */
  clock: Dayjs;
  /** Not so for a date alone. */
  hasTime: boolean;
}

const shape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d+))?)?\s?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/i;
const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})/;

/**
 * Reads a date or a date with a time, as servers write them (ISO, SQL or dd/mm/yyyy). Without an offset it is local
 * to America/Belem, and a date alone never shifts.
 *
 * @returns null for what is no date
 */
export function readMoment(value: string): LocalMoment | null {
  const parts = shape.exec(value.trim().replace(brazilianDay, '$3-$2-$1'));
  if (!parts) return null;
  const [, day = '', time, seconds = '00', fraction = '0', offset, sign, hours = '0', minutes = '0'] = parts;
  const written = `${day}T${time ?? '00:00'}:${seconds}`;
  const clock = dayjs.utc(`${written}.${fraction.padEnd(3, '0')}`);
  // Dayjs takes the 30th of February for the 2nd of March.
  if (!clock.toISOString().startsWith(written)) return null;
  if (!offset) return { day, clock, hasTime: time !== undefined };
  const minutesAhead = Number(`${sign ?? ''}1`) * (Number(hours) * 60 + Number(minutes));
  const moved = clockAt(clock.valueOf() - minutesAhead * 60_000);
  return { day: moved.format(isoDay), clock: moved, hasTime: true };
}

/** What a clock in Belém shows at an instant, given as a date or in milliseconds since 1970, as if it were UTC. */
const clockAt = (at: Date | number): Dayjs => dayjs.utc(at.valueOf() - behindAt(at.valueOf()));

/** When a clock in Belém shows that, in milliseconds since 1970. */
export function instantAt(clock: Dayjs): number {
  const latest = clock.valueOf() + 3 * 3_600_000;
  return clock.valueOf() + behindAt(latest);
}

/** The calendar day (yyyy-mm-dd) in Belém at an instant, given as a date or in milliseconds since 1970. */
export const localDay = (at: Date | number): string => clockAt(at).format(isoDay);

/** The year in Belém at an instant. */
export const localYear = (at: Date | number): number => clockAt(at).year();

/** Whether a text is a day of the calendar, yyyy-mm-dd. */
export const isCalendarDay = (text: string): boolean => readMoment(text)?.day === text;

/** The day so many days after a day, both yyyy-mm-dd; before it where they are negative. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'days').format(isoDay);

/** How many days a day lies after another, both yyyy-mm-dd; negative where it lies before. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'days');

/** The full months from a day to another, and the days beyond them, all yyyy-mm-dd. */
export function monthsBetween(from: string, to: string): { months: number; rest: number } {
  const months = dayjs.utc(to).diff(dayjs.utc(from), 'months');
  return { months, rest: dayjs.utc(to).diff(dayjs.utc(from).add(months, 'months'), 'days') };
}

/** The moment so many months before another; the 31st falls on the last day of a shorter month. */
export const monthsBefore = (moment: Date, months: number): Date =>
  dayjs.utc(moment).subtract(months, 'months').toDate();

/** '2026-12' as "dezembro de 2026"; anything else as it is. */
export const monthName = (month: string): string =>
  isCalendarDay(`${month}-01`) ? inWords(dayjs.utc(month), 'MMMM [de] YYYY') : month;

/** Writes what a clock shows, with the names of months in Portuguese. */
export const inWords = (clock: Dayjs, template: string): string => clock.locale('pt-br').format(template);
