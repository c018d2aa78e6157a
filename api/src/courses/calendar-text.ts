import { addDays } from '@portal/contract/format/calendar';
import { institution } from '@portal/contract/institution';
import ical, { escape as escaped, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { CalendarClass } from './calendars.repository.ts';
import { deadlineEvent } from './deadline-event.ts';
import { weeklyEvents } from './weekly-events.ts';

/** Seconds after which a subscribed calendar refreshes. */
const REFRESH_SECONDS = 6 * 60 * 60;

/**
 * Formats classes as an iCalendar file (RFC 5545, RFC 7986): lessons that repeat every week, and the ends of enrolment
 * with a reminder. Deterministic for the same classes.
 * @param name shown in the subscriber's calendar
 * @param portalUrl URL of the portal without trailing slash
 */
export function calendarText(name: string, classes: readonly CalendarClass[], portalUrl: string): string {
  const calendar = ical({
    // The library does not escape the name.
    name: escaped(name, false),
    prodId: { company: institution.name, product: 'Portal', language: 'PT-BR' },
    ttl: REFRESH_SECONDS,
    events: classes.flatMap((each) => eventsOf(each, portalUrl)),
  });
  return `${calendar}\r\n`;
}

function eventsOf(each: CalendarClass, portalUrl: string): ICalEventData[] {
  const url = `${portalUrl}/detalhes/${each.courseId}?turma=${each.id}`;
  const place = each.city && each.city !== each.unit ? `${each.unit}, ${each.city}` : each.unit;
  const common = (part: string, summary: string) => ({
    id: `turma-${each.id}${part}@${new URL(portalUrl).hostname}`,
    stamp: each.changedAt,
    summary,
    location: { title: `${institution.brand} ${place}`, address: each.address },
    description: [...each.schedules, each.executionForm, url].filter(Boolean).join('\n'),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const lessons = weeklyEvents(each);
  const closings = [
    ['-on-line', 'Fim da matrícula on-line', each.onlineClosesAt],
    ['-unidade', 'Fim da matrícula na unidade', each.presentialClosesAt],
  ] as const;
  return [
    ...(lessons.length === 0
      ? [{ ...common('', each.title), ...wholeDays(each) }]
      : lessons.map((lesson, index) => ({ ...common(`-${index + 1}`, each.title), ...lesson }))),
    ...closings.flatMap(([part, what, closesAt]) =>
      closesAt ? deadlineEvent(common(part, `${what}: ${each.title}`), closesAt) : [],
    ),
  ];
}

/** Returns the dates of a class without hours, from its first to its last day. */
const wholeDays = (each: CalendarClass) => ({
  allDay: true,
  start: new Date(each.startsOn),
  // The end of an all-day event is exclusive.
  end: new Date(addDays(lastDay(each), 1)),
});

/** Returns the last day of a class; if unknown or before the first day, the first day. */
const lastDay = ({ startsOn, endsOn }: CalendarClass): string =>
  endsOn !== null && endsOn > startsOn ? endsOn : startsOn;
