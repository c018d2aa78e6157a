import { addDays, localDay, localYear } from '@portal/contract/format/calendar';
import { toTimestamp } from '@portal/contract/format/date';
import type { Weekday } from './data/timetables.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

export type Calendar = ReturnType<typeof calendar>;

/** Returns dates relative to the day of seeding, which keep the demonstration current. */
export function calendar(now: Date) {
  const today = localDay(now);
  /** Returns the date `days` from today in America/Belem as yyyy-mm-dd. */
  const day = (days: number) => addDays(today, days);
  /** Returns the timestamp `days` from today at `hour`:`minute` in America/Belem. */
  const moment = (days: number, hour = 9, minute = 0) =>
    new Date(toTimestamp(`${day(days)} ${twoDigits(hour)}:${twoDigits(minute)}`, 'start') ?? Number.NaN);
  const todayIs = new Date(today).getUTCDay();
  const weekday = (days: number) => ((((todayIs + days) % 7) + 7) % 7) as Weekday;
  /** Returns the first day from Monday to Friday, `days` from today or later; or earlier if `back` is set. */
  const workday = (days: number, back = false): number =>
    weekday(days) % 6 === 0 ? workday(days + (back ? -1 : 1), back) : days;
  return { day, moment, year: (days: number) => localYear(moment(days)), weekday, workday };
}
