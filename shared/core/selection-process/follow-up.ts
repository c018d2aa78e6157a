import { formatDate, formatDateTime } from '../format/date.ts';
import { type Meeting, meetingFacts } from './meeting-facts.ts';

/** What follows a registration; null where nobody says. */
export interface Following extends Meeting {
  /** The end of the registrations. */
  end_date: string | null;
  result_date: string | null;
  /** The first day of the course. */
  course_start_date: string | null;
}

/** What follows a registration, the same on the page that confirms it as in its mail; what is not known is left out. */
export const listFollowUpFacts = (following: Following): (readonly [label: string, value: string])[] => [
  ...(
    [
      ['Fim das inscrições', formatDateTime(following.end_date)],
      ['Resultado', formatDate(following.result_date)],
      ['Início do curso', formatDate(following.course_start_date)],
    ] as const
  ).filter(([, value]) => value !== ''),
  ...meetingFacts(following),
];
