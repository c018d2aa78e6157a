import { formatDate, formatDateTime } from '../format/date.ts';

/** What follows a registration; null where nobody says. */
export interface Following {
  /** The end of the registrations. */
  end_date: string | null;
  result_date: string | null;
  /** The first day of the course. */
  course_start_date: string | null;
  place: string | null;
  address: string | null;
}

/** What follows a registration, the same on the page that confirms it as in its mail; what is not known is left out. */
export const whatFollows = (following: Following): (readonly [label: string, value: string])[] =>
  (
    [
      ['Fim das inscrições', formatDateTime(following.end_date)],
      ['Resultado', formatDate(following.result_date)],
      ['Início do curso', formatDate(following.course_start_date)],
      ['Local', placeInWords(following)],
    ] as const
  ).filter(([, value]) => value !== '');

/** The place with its address, which may begin with the place; '' where neither is known. */
export const placeInWords = ({ place, address }: Pick<Following, 'place' | 'address'>): string =>
  [place && address?.startsWith(place) ? null : place, address].filter(Boolean).join(', ');
