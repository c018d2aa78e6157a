import { addDays } from '@portal/shared/format/calendar';
import { institution } from '@portal/shared/institution';
import ical, { escape as escaped, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { CalendarClass } from './calendars.repository.ts';

/** How often a subscribed calendar asks again, in seconds. */
const refreshEvery = 6 * 60 * 60;

/**
 * Classes as an iCalendar file (RFC 5545, RFC 7986): each one event of whole days, from its first to its last.
 * The same classes always give the same text.
 *
 * @param name shown in the subscriber's calendar
 * @param portalUrl address of the portal, without a slash at the end
 */
export function calendarText(name: string, classes: readonly CalendarClass[], portalUrl: string): string {
  const calendar = ical({
    // The library writes the name as it is.
    name: escaped(name, false),
    prodId: { company: institution.name, product: 'Portal', language: 'PT-BR' },
    ttl: refreshEvery,
    events: classes.map((each) => eventOf(each, portalUrl)),
  });
  return `${calendar}\r\n`;
}

function eventOf(each: CalendarClass, portalUrl: string): ICalEventData {
  const url = `${portalUrl}/detalhes/${each.courseId}?turma=${each.id}`;
  const place = each.city && each.city !== each.unit ? `${each.unit}, ${each.city}` : each.unit;
  return {
    id: `turma-${each.id}@${new URL(portalUrl).hostname}`,
    stamp: each.changedAt,
    allDay: true,
    start: new Date(each.startsOn),
    // The end of whole days is the first day that no longer belongs to them.
    end: new Date(addDays(lastDay(each), 1)),
    summary: each.title,
    location: { title: `${institution.brand} ${place}`, address: each.address },
    description: [...each.schedules, each.executionForm, url].filter(Boolean).join('\n'),
    url,
    // A course of months leaves its days free for other things.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** A class without a last day, or with one before its first, takes one day. */
const lastDay = ({ startsOn, endsOn }: CalendarClass): string =>
  endsOn !== null && endsOn > startsOn ? endsOn : startsOn;
