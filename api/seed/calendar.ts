import { addDays, localDay, localYear } from '@portal/contract/format/calendar';
import { toTimestamp } from '@portal/contract/format/date';
import type { Weekday } from './data/timetables.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Dates relative to the day of seeding, which keep the demonstration current. */
export type Calendar = {
  /** Returns the date `days` from today in America/Belem as yyyy-mm-dd. */
  day: (days: number) => string;
  /** Returns the timestamp `days` from today at `hour`:`minute` in America/Belem. */
  moment: (days: number, hour?: number, minute?: number) => Date;
  /** Returns the year of the date `days` from today. */
  year: (days: number) => number;
  /** Returns the weekday of the date `days` from today. */
  weekday: (days: number) => Weekday;
  /** Returns the first day from Monday to Friday, `days` from today or later; or earlier if `back` is set. */
  workday: (days: number, back?: boolean) => number;
};

export function calendar(now: Date): Calendar {
  const today = localDay(now);
  const day = (days: number) => addDays(today, days);
  const moment = (days: number, hour = 9, minute = 0) =>
    new Date(toTimestamp(`${day(days)} ${twoDigits(hour)}:${twoDigits(minute)}`, 'start') ?? Number.NaN);
  const todayIs = new Date(today).getUTCDay();
  const weekday = (days: number) => ((((todayIs + days) % 7) + 7) % 7) as Weekday;
  const workday = (days: number, back = false): number =>
    weekday(days) % 6 === 0 ? workday(days + (back ? -1 : 1), back) : days;
  return { day, moment, year: (days) => localYear(moment(days)), weekday, workday };
}
