import type { Catalogue } from '@portal/contract/catalogue';
import { OTHERS } from '@portal/contract/catalogue/course-entries';
import { searchCatalogue } from '@portal/contract/catalogue/search-catalogue';
import {
  type CatalogueFilters,
  type CatalogueGroup,
  searchCourses,
} from '@portal/contract/endpoints/catalogue';
import { areaCalendarPath } from '@portal/contract/endpoints/files';
import * as z from 'zod';
import { createResponseCache } from '../http/response-cache.ts';

/** Maximum bytes of all cached responses. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Time for which a response is cached, because open enrolment changes. */
const CACHE_MS = 60_000;

/** Creates responses of GET /courses-search in the contract's strict form, with the calendars of their areas. */
export function searchAnswers(catalogue: Catalogue): (filters: CatalogueFilters, now: number) => Buffer {
  const cache = createResponseCache(CACHE_BYTES);
  return (filters, now) =>
    cache(JSON.stringify([filters, Math.floor(now / CACHE_MS)]), () => {
      const page = searchCatalogue(catalogue, filters, now);
      const groups = page.groups.map((group) => withCalendar(group, filters));
      return Buffer.from(JSON.stringify({ data: z.encode(searchCourses.answer, { ...page, groups }) }));
    });
}

/** Adds the calendar of the group's area, or of the area that filters a flat list. */
function withCalendar(group: CatalogueGroup, { axis }: CatalogueFilters): CatalogueGroup {
  const area = group.axis ?? axis?.trim();
  return { ...group, calendarUrl: area && area !== OTHERS ? areaCalendarPath(area) : null };
}
