import type { Meeting } from '../endpoints/parts.ts';
import { formatDate, formatDateTime, formatPeriod, formatTime } from '../format/date.ts';
import { fold } from '../format/text.ts';

type MeetingFact = readonly [label: string, value: string];

/** Lists the known facts of an offer's meeting, identical on notice, printouts, e-mail and in the candidate's area. */
export const meetingFacts = (meeting: Meeting): MeetingFact[] =>
  (
    [
      ['Horário', meeting.schedule.join('; ')],
      ['Local', formatPlace(meeting)],
      ['Entrega de documentos', formatDelivery(meeting)],
      ['Documentos a levar', meeting.documents_to_bring.join('; ')],
    ] as const
  ).filter(([, value]) => value !== '');

/** Formats a place with its address, which may begin with the place; '' if both are unknown. */
export const formatPlace = ({ place, address }: Pick<Meeting, 'place' | 'address'>): string =>
  [place && address?.startsWith(place) ? null : place, address].filter(Boolean).join(', ');

/** Formats the delivery of documents: "05/01/2027 a 07/01/2027, das 8h às 18h. Secretaria da unidade Macapá"; '' if unknown. */
function formatDelivery(meeting: Meeting): string {
  const { documents_start_date: start, documents_end_date: end, documents_place: place } = meeting;
  const isOneDay = formatDate(start) === formatDate(end);
  const hours = [start, end].map(formatTime).filter(Boolean).map(shortenTime);
  const when = [
    isOneDay ? formatDate(start) : formatPeriod(start, end),
    hours.length === 2 ? `das ${hours.join(' às ')}` : '',
  ];
  return [when.filter(Boolean).join(', '), place].filter(Boolean).join('. ');
}

/** "8h", "8h30". */
const shortenTime = (time: string): string =>
  time.replace(/^0?(\d+):(\d+)$/, (_, hour, minute) => (minute === '00' ? `${hour}h` : `${hour}h${minute}`));

/** Returns whether a course takes registrations in person ('Presencial') instead of online (A 3). */
export const isInPerson = (registrationType: string | null): boolean =>
  fold(registrationType ?? '') === 'presencial';

/** Next steps after a registration; null if unknown. */
export interface Following extends Meeting {
  /** End of registration. */
  end_date: string | null;
  result_date: string | null;
  /** First day of the course. */
  course_start_date: string | null;
}

/** Lists the known next steps after a registration, identical on the confirmation page and in its e-mail. */
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
