import * as z from 'zod/mini';
import { slug } from '../format/text.ts';
import { getClass } from './course-details.ts';
import { apiPrefix, type Endpoint, fillPath, get } from './endpoint.ts';
import { idParams } from './parts.ts';

/** Files, beyond the bare contract: pages take their URLs from other responses and never import this module. */
const file = { answer: z.unknown(), errors: [404], optional: true } as const;
const calendar = { ...file, file: 'text/calendar' } as const;
const card = { ...file, params: idParams, file: 'image/png' } as const;

/** Calendar of a class (RFC 5545): `calendar_url` of the class. */
export const getClassCalendar = get('/classes-sig/:planoDoCursoId/calendar.ics', {
  ...calendar,
  params: getClass.params,
});

/** Calendar of an area, by the slug of its name: `calendarUrl` of the schedule's groups. */
export const getAreaCalendar = get('/calendars/:area.ics', {
  ...calendar,
  params: z.object({ area: z.string() }),
});

/** Calendar of the dates of an offer: its `calendar_url`. */
export const getPsgOfferCalendar = get('/psg-offers/:id/calendar.ics', { ...calendar, params: idParams });

export const getPssOfferCalendar = get('/pss-offers/:id/calendar.ics', { ...calendar, params: idParams });

/** Picture of a course for shared links (Open Graph): its `share_image_url`. */
export const getCourseCard = get('/courses-sig/:id/card.png', card);

/** Picture of a staff selection for shared links: its `share_image_url`. */
export const getPssCard = get('/pss-selection-processes/:id/card.png', card);

/** Printout behind a short-lived URL (`url` of the PDF endpoints). `cpf=oculto` masks the CPF. */
export const getPrintout = get('/files/:signed', {
  ...file,
  params: z.object({ signed: z.string() }),
  query: z.object({ cpf: z.optional(z.string()) }),
  file: 'application/pdf',
});

const filePath = (endpoint: Endpoint, params: Record<string, string | number>): string =>
  apiPrefix + fillPath(endpoint, params);

export const classCalendarPath = (planoDoCursoId: number): string =>
  filePath(getClassCalendar, { planoDoCursoId });

export const offerCalendarPath = ({ programme, id }: { programme: 'psg' | 'pss'; id: number }): string =>
  filePath(programme === 'psg' ? getPsgOfferCalendar : getPssOfferCalendar, { id });

/** @param version changes with the card's content, so that caches reload it */
export const courseCardPath = (id: number, version: string): string =>
  `${filePath(getCourseCard, { id })}?v=${version}`;

/** @param version changes with the card's content, so that caches reload it */
export const pssCardPath = (id: number, version: string): string =>
  `${filePath(getPssCard, { id })}?v=${version}`;

/**
 * Returns the path of the calendar of an axis (A 2.4) or segment (A 2.2); null for a name without letters and digits.
 */
export function areaCalendarPath(areaName: string): string | null {
  const area = slug(areaName);
  return area === '' ? null : filePath(getAreaCalendar, { area });
}
