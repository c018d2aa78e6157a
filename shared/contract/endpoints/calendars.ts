import { slug } from '../format/text.ts';

/**
 * Routes of calendar feeds (RFC 5545), beyond the bare contract. Pages take their URLs from responses,
 * because another server has none.
 */
export const calendarPaths = {
  ofClass: '/classes-sig/:planoDoCursoId/calendar.ics',
  ofArea: '/calendars/:area.ics',
  ofPsgOffer: '/psg-offers/:id/calendar.ics',
  ofPssOffer: '/pss-offers/:id/calendar.ics',
} as const;

const prefix = '/api/v1';

/** Returns the path of a class's calendar. */
export const classCalendarPath = (planoDoCursoId: number): string =>
  prefix + calendarPaths.ofClass.replace(':planoDoCursoId', String(planoDoCursoId));

/** Returns the path of the calendar of an offer's dates. */
export const offerCalendarPath = (kind: 'ofPsgOffer' | 'ofPssOffer', offerId: number): string =>
  prefix + calendarPaths[kind].replace(':id', String(offerId));

/**
 * Returns the path of an area's calendar.
 * @param areaName axis (A 2.4) or segment (A 2.2) as shown
 * @returns null for a name without letters and digits
 */
export function areaCalendarPath(areaName: string): string | null {
  const area = slug(areaName);
  return area === '' ? null : prefix + calendarPaths.ofArea.replace(':area', area);
}
