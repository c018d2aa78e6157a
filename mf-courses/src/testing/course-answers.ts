import { toCatalogue } from '@portal/contract/catalogue';
import { searchCatalogue, suggest } from '@portal/contract/catalogue/search-catalogue';
import type { Course } from '@portal/contract/endpoints/courses';
import { emptyShortlist, type Shortlist } from '../domain/schedule-shortlist.ts';

/** Simulates the schedule's endpoints of a server with these courses. */
export function searchable(courses: readonly Course[]) {
  const catalogue = toCatalogue(courses);
  const answer = (found: object) => Response.json({ data: found });
  return {
    'GET /courses-search': ({ query }: { query: URLSearchParams }) =>
      answer(searchCatalogue(catalogue, Object.fromEntries(query), Date.now())),
    'GET /courses-suggestions': ({ query }: { query: URLSearchParams }) =>
      answer(suggest(catalogue, query.get('title') ?? '', query.get('modality') ?? undefined)),
  };
}

/** Builds the stored value of the visitor's picks. */
export const storedPicks = (picks: Partial<Shortlist>): string =>
  JSON.stringify({ ...emptyShortlist, ...picks });
