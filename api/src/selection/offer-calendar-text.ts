import { addDays } from '@portal/shared/format/calendar';
import { institution } from '@portal/shared/institution';
import { placeInWords } from '@portal/shared/selection-process/what-follows';
import ical, { escape as escaped, type ICalEventData } from 'ical-generator';

/** What a course or a position of a selection process has to be remembered. */
export type OfferDates = {
  /** Names the offer among all: `psg-7`. */
  key: string;
  process: string;
  offer: string;
  closesAt: Date;
  /** yyyy-mm-dd */
  resultOn: string | null;
  /** First day of the course, yyyy-mm-dd. */
  startsOn: string | null;
  place: string | null;
  address: string | null;
  /** Path of its notice in the portal. */
  page: `/${string}`;
  changedAt: Date;
};

/**
 * The end of the registrations, the result and the first day, as an iCalendar file (RFC 5545). The same dates always
 * give the same text.
 *
 * @param portalUrl address of the portal, without a slash at the end
 */
export function offerCalendarText(dates: OfferDates, portalUrl: string): string {
  const { key, process, offer, closesAt, resultOn, startsOn, page, changedAt } = dates;
  const where = placeInWords(dates);
  const url = portalUrl + page;
  const common = (name: string, summary: string) => ({
    id: `${key}-${name}@${new URL(portalUrl).hostname}`,
    stamp: changedAt,
    summary: `${summary}: ${offer}`,
    description: `${process}\n${url}`,
    url,
  });
  // The end of whole days is the first day that no longer belongs to them.
  const wholeDay = (day: string) => ({
    allDay: true,
    start: new Date(day),
    end: new Date(addDays(day, 1)),
  });
  const events: ICalEventData[] = [
    { ...common('fim', 'Fim das inscrições'), start: closesAt, end: closesAt },
    ...(resultOn ? [{ ...common('resultado', 'Resultado'), ...wholeDay(resultOn) }] : []),
    ...(startsOn
      ? [
          {
            ...common('inicio', 'Início do curso'),
            ...wholeDay(startsOn),
            ...(where && { location: { title: where } }),
          },
        ]
      : []),
  ];
  const calendar = ical({
    // The library writes the name as it is.
    name: escaped(`${process}: ${offer}`, false),
    prodId: { company: institution.name, product: 'Portal', language: 'PT-BR' },
    events,
  });
  return `${calendar}\r\n`;
}
