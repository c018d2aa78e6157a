import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * America/Belem keeps this distance from UTC all year. The timezone plugin would ask `Intl` for it, 0.3 ms a date; and
 * `utcOffset()` errs by an hour near the clock changes of the reader's own zone.
 */
const hoursBehind = 3;
const offsetOfBelem = '-03:00';

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
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d+))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
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
  const [, day = '', time, seconds = '00', fraction = '', offset = offsetOfBelem] = parts;
  if (time === undefined) {
    const clock = dayjs.utc(day, isoDay, true);
    return clock.isValid() ? { day, clock, hasTime: false } : null;
  }
  const written = `${day} ${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
  if (!dayjs.utc(written, 'YYYY-MM-DD HH:mm:ss.SSS', true).isValid()) return null;
  const moment = dayjs.utc(written + offset.toUpperCase(), 'YYYY-MM-DD HH:mm:ss.SSSZ');
  const clock = clockAt(moment.valueOf());
  return { day: clock.format(isoDay), clock, hasTime: true };
}

/** What a clock in Belém shows at an instant, given as a date or in milliseconds since 1970, as if it were UTC. */
const clockAt = (at: Date | number): Dayjs => dayjs.utc(at).subtract(hoursBehind, 'hours');

/** When a clock in Belém shows that, in milliseconds since 1970. */
export const instantAt = (clock: Dayjs): number => clock.add(hoursBehind, 'hours').valueOf();

/** The calendar day (yyyy-mm-dd) in Belém at an instant, given as a date or in milliseconds since 1970. */
export const localDay = (at: Date | number): string => clockAt(at).format(isoDay);

/** The year in Belém at an instant. */
export const localYear = (at: Date | number): number => clockAt(at).year();

/** Whether a text is a day of the calendar, yyyy-mm-dd. */
export const isCalendarDay = (text: string): boolean => dayjs.utc(text, isoDay, true).isValid();

/** The day so many days after a day, both yyyy-mm-dd; before it where they are negative. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'days').format(isoDay);

/** How many days a day lies after another, both yyyy-mm-dd; negative where it lies before. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'days');

/** The moment so many months before another; the 31st falls on the last day of a shorter month. */
export const monthsBefore = (moment: Date, months: number): Date =>
  dayjs.utc(moment).subtract(months, 'months').toDate();

/** '2026-12' as "dezembro de 2026"; anything else as it is. */
export function monthName(month: string): string {
  const first = dayjs.utc(month, 'YYYY-MM', true);
  return first.isValid() ? inWords(first, 'MMMM [de] YYYY') : month;
}

/** Writes what a clock shows, with the names of months in Portuguese. */
export const inWords = (clock: Dayjs, template: string): string => clock.locale('pt-br').format(template);
