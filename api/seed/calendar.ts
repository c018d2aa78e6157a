import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/Belem';

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
  const today: Dayjs = dayjs(now).tz(zone).startOf('day');
  return {
    day: (days) => today.add(days, 'day').format('YYYY-MM-DD'),
    moment: (days, hour = 9, minute = 0) => today.add(days, 'day').hour(hour).minute(minute).toDate(),
    year: (days) => today.add(days, 'day').year(),
  };
}
