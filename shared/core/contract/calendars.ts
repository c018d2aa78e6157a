import { slug } from '../format/slug.ts';

/**
 * Where calendars (RFC 5545) can be subscribed to or downloaded, beyond the bare contract: whoever shows them learns
 * their addresses from the answers, for another server has none.
 */
export const calendarPaths = {
  ofClass: '/classes-sig/:planoDoCursoId/calendar.ics',
  ofArea: '/calendars/:area.ics',
  ofPsgOffer: '/psg-offers/:id/calendar.ics',
  ofPssOffer: '/pss-offers/:id/calendar.ics',
} as const;

const prefix = '/api/v1';

/** Where the calendar of one class is, on the portal's own origin. */
export const classCalendarPath = (planoDoCursoId: number): string =>
  prefix + calendarPaths.ofClass.replace(':planoDoCursoId', String(planoDoCursoId));

/** Where the dates of a selection's offer are, on the portal's own origin. */
export const offerCalendarPath = (kind: 'ofPsgOffer' | 'ofPssOffer', offerId: number): string =>
  prefix + calendarPaths[kind].replace(':id', String(offerId));

/**
 * Where the calendar of an area is, on the portal's own origin.
 * @param areaName an axis (A 2.4) or a segment (A 2.2) as it is shown
 * @returns null for a name without letters and digits
 */
export function areaCalendarPath(areaName: string): string | null {
  const area = slug(areaName);
  return area === '' ? null : prefix + calendarPaths.ofArea.replace(':area', area);
}
