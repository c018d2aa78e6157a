import { timesOf } from '@portal/contract/catalogue/class-times';
import { days } from '@portal/contract/catalogue/week-cells';
import { addDays } from '@portal/contract/format/calendar';
import { toTimestamp } from '@portal/contract/format/date';
import { type ICalEventData, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';

/** Dates are yyyy-mm-dd. */
interface Timetable {
  startsOn: string;
  endsOn: string | null;
  /** Display texts such as "Terças e quintas, 14h às 18h". */
  schedules: readonly string[];
}

type Occurrence = Pick<ICalEventData, 'start' | 'end' | 'repeating'>;

const HOUR_MS = 3_600_000;

/** From Monday, the order of the schedule's days. */
const weekdays = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];
const positions: readonly string[] = days.map(({ value }) => value);

/**
 * Returns lessons of a class with their hours, repeated every week until its last day; one lesson each if the last day
 * is unknown, and none if the texts contain no days with hours.
 */
export const weeklyEvents = ({ startsOn, endsOn, schedules }: Timetable): Occurrence[] =>
  timesOf(schedules).flatMap(({ days: named, from, to }) => {
    const meets = named.map((day) => positions.indexOf(day));
    const first = [0, 1, 2, 3, 4, 5, 6]
      .map((later) => addDays(startsOn, later))
      .find((day) => meets.includes(weekdayOf(day)));
    if (first === undefined || (endsOn !== null && first > endsOn)) return [];
    const start = (toTimestamp(first, 'start') ?? 0) + from * HOUR_MS;
    const occurrence = { start: new Date(start), end: new Date(start + (to - from) * HOUR_MS) };
    if (endsOn === null) return occurrence;
    // Dates are written in UTC, where a late lesson belongs to the next day.
    const shift = (weekdayOf(occurrence.start.toISOString().slice(0, 10)) - weekdayOf(first) + 7) % 7;
    const byDay = meets.flatMap((day) => weekdays[(day + shift) % 7] ?? []);
    const until = new Date(toTimestamp(endsOn, 'end') ?? start);
    return { ...occurrence, repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay, until } };
  });

/** Returns the position of a day in the week, from Monday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
