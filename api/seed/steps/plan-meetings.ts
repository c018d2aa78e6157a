import type { Calendar } from '../calendar.ts';
import type { Timetable, Weekday } from '../data/timetables.ts';

/** Share of the stated workload by which the meetings may differ from it. */
const TOLERANCE = 0.1;
const MAX_WEEKS = 105;

/** Whether the meetings of a timetable add up to a workload, in a time that people study for. */
export function fits(timetable: Timetable, workload: number): boolean {
  const each = hoursOf(timetable);
  const meetings = Math.max(1, Math.round(workload / each));
  const perWeek = timetable.flatMap(({ days }) => days).length;
  return Math.abs(meetings * each - workload) <= TOLERANCE * workload && meetings / perWeek <= MAX_WEEKS;
}

/**
 * The first and the last meeting of a course, in days from today.
 * @param earliest the course begins on this day or later
 */
export function planMeetings(
  timetable: Timetable,
  { workload, earliest }: { workload: number; earliest: number },
  calendar: Pick<Calendar, 'weekday'>,
): { first: number; last: number } {
  const weekdays = new Set<Weekday>(timetable.flatMap(({ days }) => days));
  const next = (day: number): number => (weekdays.has(calendar.weekday(day)) ? day : next(day + 1));
  const first = next(earliest);
  const meetings = Math.max(1, Math.round(workload / hoursOf(timetable)));
  let last = first;
  for (let held = 1; held < meetings; held++) last = next(last + 1);
  return { first, last };
}

const hoursOf = ([meetings]: Timetable): number => (meetings ? meetings.to - meetings.from : 0);
