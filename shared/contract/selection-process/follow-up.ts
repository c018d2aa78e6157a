import { formatDate, formatDateTime } from '../format/date.ts';
import { type Meeting, meetingFacts } from './meeting-facts.ts';

/** Next steps after a registration; null if unknown. */
export interface Following extends Meeting {
  /** End of registration. */
  end_date: string | null;
  result_date: string | null;
  /** First day of the course. */
  course_start_date: string | null;
}

/**
 * Lists the next steps after a registration, identical on the confirmation page and in its e-mail; unknown facts are left out.
 */
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
