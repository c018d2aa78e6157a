import type { Catalogue } from '@portal/shared/catalogue';
import { OTHERS } from '@portal/shared/catalogue/course-entries';
import { searchCatalogue } from '@portal/shared/catalogue/search-catalogue';
import { areaCalendarPath } from '@portal/shared/contract/calendars';
import { type CatalogueFilters, type CatalogueGroup, searchCourses } from '@portal/shared/contract/catalogue';
import { encode } from 'zod/mini';
import { createResponseCache } from '../http/response-cache.ts';

/** Bytes of all cached answers together. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Milliseconds for which an answer is kept: what one can still enrol in changes. */
const MINUTE = 60_000;

/** The answers of GET /courses-search, each with the calendars of its areas, in the contract's strict form. */
export function searchAnswers(catalogue: Catalogue): (filters: CatalogueFilters, now: number) => Buffer {
  const cache = createResponseCache(CACHE_BYTES);
  return (filters, now) =>
    cache(JSON.stringify([filters, Math.floor(now / MINUTE)]), () => {
      const page = searchCatalogue(catalogue, filters, now);
      const groups = page.groups.map((group) => withCalendar(group, filters));
      return Buffer.from(JSON.stringify({ data: encode(searchCourses.answer, { ...page, groups }) }));
    });
}

/** The feed of the group's area, or of the area that a flat list was narrowed to. */
function withCalendar(group: CatalogueGroup, { axis }: CatalogueFilters): CatalogueGroup {
  const area = group.axis ?? axis?.trim();
  return { ...group, calendarUrl: area && area !== OTHERS ? areaCalendarPath(area) : null };
}
