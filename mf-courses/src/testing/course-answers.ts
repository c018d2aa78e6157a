import { toCatalogue } from '@portal/shared/catalogue';
import { searchCatalogue } from '@portal/shared/catalogue/search-catalogue';
import { suggest } from '@portal/shared/catalogue/suggest';
import type { Course } from '@portal/shared/contract/courses';
import { emptyShortlist, type Shortlist } from '../domain/schedule-shortlist.ts';

/** The schedule's calls as a server with these courses answers them. */
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

/** What the browser keeps of the courses that the visitor picked. */
export const storedPicks = (picks: Partial<Shortlist>): string =>
  JSON.stringify({ ...emptyShortlist, ...picks });
