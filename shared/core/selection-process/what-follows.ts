import { formatDate, formatDateTime } from '../format/date.ts';

/** The dates after a registration; null where nobody says. */
export interface FollowingDates {
  /** The end of the registrations. */
  end_date: string | null;
  result_date: string | null;
  /** The first day of the course. */
  course_start_date: string | null;
}

/** What follows a registration, the same on the page that confirms it as in its mail; what is not known is left out. */
export const whatFollows = (dates: FollowingDates): (readonly [label: string, date: string])[] =>
  (
    [
      ['Fim das inscrições', formatDateTime(dates.end_date)],
      ['Resultado', formatDate(dates.result_date)],
      ['Início do curso', formatDate(dates.course_start_date)],
    ] as const
  ).filter(([, date]) => date !== '');
