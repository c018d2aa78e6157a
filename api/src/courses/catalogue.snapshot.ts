import { type Catalogue, toCatalogue } from '@portal/contract/catalogue';
import { OTHERS } from '@portal/contract/catalogue/course-entries';
import { searchCatalogue } from '@portal/contract/catalogue/search-catalogue';
import {
  type CatalogueFilters,
  type CatalogueGroup,
  searchCourses,
} from '@portal/contract/endpoints/catalogue';
import { areaCalendarPath } from '@portal/contract/endpoints/files';
import * as z from 'zod';
import { searchSynonyms } from '../db/schema/contents.ts';
import { createSnapshot } from '../db/snapshot.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { readSynonyms } from '../search/search-documents.repository.ts';
import type { Services } from '../services.ts';

/** Maximum bytes of cached responses. */
const CACHE_BYTES = 16 * 1024 * 1024;
const CACHE_MS = 60_000;

/** Creates a function that returns the searchable schedule. It is built by the first search after a change. */
export function createCatalogueSnapshot(services: Pick<Services, 'db' | 'now' | 'courseSnapshot'>) {
  const synonymSnapshot = createSnapshot(services, { tables: [searchSynonyms], load: readSynonyms });
  const build = (...sources: Parameters<typeof toCatalogue>) => {
    const catalogue = toCatalogue(...sources);
    return { sources, catalogue, search: createSearch(catalogue) };
  };
  let last: ReturnType<typeof build> | undefined;
  return async () => {
    const { open } = await services.courseSnapshot();
    const synonyms = await synonymSnapshot();
    if (last?.sources[0] !== open || last.sources[1] !== synonyms) last = build(open, synonyms);
    return last;
  };
}

/** Creates responses of GET /courses-search in the contract's strict form, with the calendars of their areas. */
function createSearch(catalogue: Catalogue): (filters: CatalogueFilters, now: number) => Buffer {
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
