import { addDays, localDay, localYear } from '@portal/shared/format/calendar';
import { instantOf } from '@portal/shared/format/date';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Dates relative to the day of seeding, so that the demonstration always looks current. */
export type Calendar = {
  /** yyyy-mm-dd, `days` from today in America/Belem. */
  day: (days: number) => string;
  /** A moment `days` from today at `hour`:`minute` in America/Belem. */
  moment: (days: number, hour?: number, minute?: number) => Date;
  /** The year of the day that lies `days` from today. */
  year: (days: number) => number;
};

export function calendar(now: Date): Calendar {
  const today = localDay(now);
  const day = (days: number) => addDays(today, days);
  const moment = (days: number, hour = 9, minute = 0) =>
    new Date(instantOf(`${day(days)} ${twoDigits(hour)}:${twoDigits(minute)}`, 'start') ?? Number.NaN);
  return { day, moment, year: (days) => localYear(moment(days)) };
}
