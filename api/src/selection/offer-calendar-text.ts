import { institution } from '@portal/contract/institution';
import { formatPlace } from '@portal/contract/selection-process/meeting-facts';
import ical, { escape as escaped, type ICalEventData, ICalEventRepeatingFreq } from 'ical-generator';
import { deadlineEvent, weeklyEvents, wholeDays } from '../courses/course-calendar.ts';
import type { OfferDates } from './offer-dates.repository.ts';

/**
 * Renders an iCalendar file (RFC 5545) with the end of the registrations, the result, the delivery of documents and the
 * first day; deterministic for the same dates.
 * @param portalUrl URL of the portal without trailing slash
 */
export function offerCalendarText(dates: OfferDates, portalUrl: string): string {
  const { key, process, offer, closesAt, resultOn, startsOn, endsOn, page, changedAt } = dates;
  const where = formatPlace(dates);
  const url = portalUrl + page;
  const common = (name: string, summary: string, details: readonly string[] = []) => ({
    id: `${key}-${name}@${new URL(portalUrl).hostname}`,
    stamp: changedAt,
    summary: `${summary}: ${offer}`,
    description: [process, ...details, url].join('\n'),
    url,
  });
  const events: ICalEventData[] = [
    deadlineEvent(common('fim', 'Fim das inscrições'), closesAt),
    ...(resultOn ? [{ ...common('resultado', 'Resultado'), ...wholeDays(resultOn) }] : []),
    ...documentsEvent(dates, where, common),
    ...(startsOn
      ? [
          {
            ...common('inicio', 'Início do curso', dates.schedule),
            ...wholeDays(startsOn),
            ...(where && { location: { title: where } }),
          },
          ...weeklyEvents({ startsOn, endsOn, schedules: dates.schedule }).map((lesson, index) => ({
            ...common(`aula-${index + 1}`, 'Aula'),
            ...lesson,
            ...(where && { location: { title: where } }),
          })),
        ]
      : []),
  ];
  const calendar = ical({
    // The library does not escape the name.
    name: escaped(`${process}: ${offer}`, false),
    prodId: { company: institution.name, product: 'Portal', language: 'PT-BR' },
    events,
  });
  return `${calendar}\r\n`;
}

/** Returns an event for the delivery of documents, repeated on each of its days. */
function documentsEvent(
  dates: OfferDates,
  where: string,
  common: (name: string, summary: string, details: readonly string[]) => Omit<ICalEventData, 'start'>,
): ICalEventData[] {
  const { documents_start_date: start, documents_end_date: end, documents_to_bring: documents } = dates;
  if (!start || !end) return [];
  const first = new Date(start);
  const last = new Date(end);
  const location = dates.documents_place ?? where;
  const hours = (last.getTime() - first.getTime()) % DAY_MS;
  return [
    {
      ...common(
        'documentos',
        'Entrega de documentos',
        documents.map((document) => `- ${document}`),
      ),
      start: first,
      // An event without a length is an instant.
      ...(hours > 0 && { end: new Date(first.getTime() + hours) }),
      ...(last.getTime() - first.getTime() > DAY_MS && {
        repeating: { freq: ICalEventRepeatingFreq.DAILY, until: last },
      }),
      ...(location && { location: { title: location } }),
    },
  ];
}

const DAY_MS = 86_400_000;
