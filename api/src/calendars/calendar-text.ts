import { timesOf } from '@portal/contract/catalogue/class-times';
import { days } from '@portal/contract/catalogue/week-cells';
import { addDays } from '@portal/contract/format/calendar';
import { DAY, toTimestamp } from '@portal/contract/format/date';
import { institution } from '@portal/contract/institution';
import { formatPlace } from '@portal/contract/selection-process/meeting-facts';
import ical, {
  escape as escaped,
  ICalAlarmType,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import type { CourseRow } from '../courses/courses.repository.ts';
import { getOfferFacts, noticePath, type OfferFacts, type OfferRow } from '../selection/offers.repository.ts';

/** Class with a first day (yyyy-mm-dd), and its course. */
export type CalendarClass = CourseRow['classes'][number] &
  Pick<CourseRow, 'title' | 'updated_at'> & { dataPeriodoExecucaoInicial: string };

/** Seconds after which a subscribed calendar of classes refreshes. */
const REFRESH_SECONDS = 6 * 60 * 60;

/**
 * Formats classes as an iCalendar file (RFC 5545, RFC 7986): lessons that repeat every week, and the ends of enrolment
 * with a reminder. Deterministic for the same classes.
 */
export const classCalendar = (name: string, classes: readonly CalendarClass[], portalUrl: string): string =>
  calendarText(
    name,
    classes.flatMap((each) => classEvents(each, portalUrl)),
    REFRESH_SECONDS,
  );

/** @param ttl seconds after which a subscriber refreshes */
function calendarText(name: string, events: ICalEventData[], ttl?: number): string {
  const calendar = ical({
    // The library does not escape the name.
    name: escaped(name, false),
    prodId: { company: institution.name, product: 'Portal', language: 'PT-BR' },
    ...(ttl && { ttl }),
    events,
  });
  return `${calendar}\r\n`;
}

function classEvents(each: CalendarClass, portalUrl: string): ICalEventData[] {
  const url = `${portalUrl}/detalhes/${each.course_id}?turma=${each.planoDoCursoId}`;
  const { nomeUnidadeOperativa: unit, localidade: city } = each;
  const place = city && city !== unit ? `${unit}, ${city}` : unit;
  const common = (part: string, summary: string) => ({
    id: `turma-${each.planoDoCursoId}${part}@${new URL(portalUrl).hostname}`,
    stamp: new Date(each.updated_at),
    summary,
    location: { title: `${institution.brand} ${place}`, address: each.address },
    description: [...each.horarios, each.formaDeExecucao, url].filter(Boolean).join('\n'),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const startsOn = each.dataPeriodoExecucaoInicial;
  const endsOn = each.dataPeriodoExecucaoFinal;
  const lessons = weeklyEvents(startsOn, endsOn, each.horarios);
  const closings = [
    ['-on-line', 'Fim da matrícula on-line', each.dataDeEncerramentoOnline],
    ['-unidade', 'Fim da matrícula na unidade', each.dataDeEncerramentoPresencial],
  ] as const;
  return [
    ...(lessons.length === 0
      ? [{ ...common('', each.title), ...wholeDays(startsOn, endsOn) }]
      : lessons.map((lesson, index) => ({ ...common(`-${index + 1}`, each.title), ...lesson }))),
    ...closings.flatMap(([part, what, closesAt]) =>
      closesAt ? deadlineEvent(common(part, `${what}: ${each.title}`), new Date(closesAt)) : [],
    ),
  ];
}

/**
 * Renders the calendar of an offer (RFC 5545): ends, result, documents and first day; deterministic for the same rows.
 */
export function offerCalendar(row: OfferRow, portalUrl: string): string {
  const { offer, process } = row;
  const facts = getOfferFacts(row);
  const { result_date: resultOn, course_start_date: startsOn, schedule } = facts;
  const where = formatPlace(facts);
  const url = portalUrl + noticePath(row);
  const common = (part: string, summary: string, details: readonly string[] = []) => ({
    id: `${offer.programme}-${offer.id}-${part}@${new URL(portalUrl).hostname}`,
    stamp: new Date(Math.max(Date.parse(offer.updated_at), Date.parse(process.updated_at))),
    summary: `${summary}: ${facts.name}`,
    description: [process.name, ...details, url].join('\n'),
    url,
  });
  const events: ICalEventData[] = [
    deadlineEvent(common('fim', 'Fim das inscrições'), offer.end_date),
    ...(resultOn ? [{ ...common('resultado', 'Resultado'), ...wholeDays(resultOn) }] : []),
    ...documentsEvent(facts, where, common),
    ...(startsOn
      ? [
          {
            ...common('inicio', 'Início do curso', schedule),
            ...wholeDays(startsOn),
            ...(where && { location: { title: where } }),
          },
          ...weeklyEvents(startsOn, offer.end_date_course, schedule).map((lesson, index) => ({
            ...common(`aula-${index + 1}`, 'Aula'),
            ...lesson,
            ...(where && { location: { title: where } }),
          })),
        ]
      : []),
  ];
  return calendarText(`${process.name}: ${facts.name}`, events);
}

/** Returns an event for the delivery of documents, repeated on each of its days. */
function documentsEvent(
  facts: OfferFacts,
  where: string,
  common: (name: string, summary: string, details: readonly string[]) => Omit<ICalEventData, 'start'>,
): ICalEventData[] {
  const { documents_start_date: start, documents_end_date: end, documents_to_bring: documents } = facts;
  if (!start || !end) return [];
  const first = new Date(start);
  const last = new Date(end);
  const location = facts.documents_place ?? where;
  const hours = (last.getTime() - first.getTime()) % DAY;
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
      ...(last.getTime() - first.getTime() > DAY && {
        repeating: { freq: ICalEventRepeatingFreq.DAILY, until: last },
      }),
      ...(location && { location: { title: location } }),
    },
  ];
}

/** Returns an event from one day to another (yyyy-mm-dd); on the first only if the last is unknown or before it. */
const wholeDays = (first: string, last: string | null = null) => ({
  allDay: true,
  start: new Date(first),
  // The end of an all-day event is exclusive.
  end: new Date(addDays(last !== null && last > first ? last : first, 1)),
});

/** Returns an event at a deadline, an instant without an end, with a reminder a day before. */
const deadlineEvent = (event: Omit<ICalEventData, 'start'>, closesAt: Date): ICalEventData => ({
  ...event,
  start: closesAt,
  alarms: [{ type: ICalAlarmType.display, trigger: DAY / 1000, description: event.summary ?? null }],
});

const HOUR_MS = 3_600_000;

/** From Monday, the order of the schedule's days. */
const weekdays = (['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const).map((day) => ICalWeekday[day]);
const positions: readonly string[] = days.map(({ value }) => value);

/**
 * Returns weekly lessons until the last day; single ones if it is unknown, none without days and hours in the texts.
 */
const weeklyEvents = (
  startsOn: string,
  endsOn: string | null,
  schedules: readonly string[],
): Pick<ICalEventData, 'start' | 'end' | 'repeating'>[] =>
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
