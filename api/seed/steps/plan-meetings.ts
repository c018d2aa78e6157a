import type { Calendar } from '../calendar.ts';
import type { Timetable, Weekday } from '../data/timetables.ts';

/** Maximum difference between meetings and workload, as a share. */
const TOLERANCE = 0.1;
const MAX_WEEKS = 105;

/** Returns whether the meetings of a timetable add up to a workload in a realistic time. */
export function fits(timetable: Timetable, workload: number): boolean {
  const each = sumHours(timetable);
  const meetings = Math.max(1, Math.round(workload / each));
  const perWeek = timetable.flatMap(({ days }) => days).length;
  return Math.abs(meetings * each - workload) <= TOLERANCE * workload && meetings / perWeek <= MAX_WEEKS;
}

/**
 * Returns the first and the last meeting of a course, in days from today.
 * @param earliest minimum for the first meeting
 */
export function planMeetings(
  timetable: Timetable,
  { workload, earliest }: { workload: number; earliest: number },
  calendar: Pick<Calendar, 'weekday'>,
): { first: number; last: number } {
  const weekdays = new Set<Weekday>(timetable.flatMap(({ days }) => days));
  const next = (day: number): number => (weekdays.has(calendar.weekday(day)) ? day : next(day + 1));
  const first = next(earliest);
  const meetings = Math.max(1, Math.round(workload / sumHours(timetable)));
  let last = first;
  for (let held = 1; held < meetings; held++) last = next(last + 1);
  return { first, last };
}

const sumHours = ([meetings]: Timetable): number => (meetings ? meetings.to - meetings.from : 0);
