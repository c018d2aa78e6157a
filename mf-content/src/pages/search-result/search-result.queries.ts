import { cataloguePage } from '@portal/runtime/catalogue/catalogue-query';
import { call } from '@portal/shared/api';
import type { CatalogueCourse, CatalogueFilters, CataloguePage } from '@portal/shared/contract/catalogue';
import { type SearchSections, searchPortal } from '@portal/shared/contract/search';
import { queryOptions } from '@tanstack/react-query';
import { scheduledFinding } from '../../domain/course-findings.ts';
import type { Finding } from '../../domain/finding.ts';
import { findPortalPages } from '../../domain/portal-pages.ts';
import { type FindingGroup, searchGroups } from '../../domain/search-groups.ts';

/** What a page of results shows. */
interface SearchAnswer {
  groups: FindingGroup[];
  /** What was searched for instead of what was typed. */
  didYouMean: readonly string[];
  /** Where there are no groups: what comes nearest. */
  nearest: readonly Finding[];
}

type Asking = Parameters<typeof cataloguePage>[1];

/** Pages of the schedule that are read for one search: more courses than both of their sections show. */
const MAX_PAGES = 6;

/** Findings where nothing was found. */
const NEAREST = 4;

/**
 * What is found for a text; nobody is asked for an empty one (A 2.1, A 2.3).
 * @param unit courses with classes in this unit alone; '' for any
 */
export const searchQuery = (search: string, unit: string) =>
  queryOptions({
    queryKey: ['search', search, unit],
    queryFn: (asking): Promise<SearchAnswer> | SearchAnswer =>
      search ? find(search, unit, asking) : { groups: [], didYouMean: [], nearest: [] },
  });

async function find(search: string, unit: string, asking: Asking): Promise<SearchAnswer> {
  const [found, unitCourses] = await Promise.all([
    call(searchPortal, { query: { search }, signal: asking.signal }),
    unit ? allCoursesOf({ title: search, unit }, asking) : null,
  ]);
  const ofUnit = unitCourses && { unit, courses: unitCourses };
  const groups = searchGroups(found, { ofUnit });
  const { pages, misspelt } = findPortalPages(search);
  if (groups.length > 0) {
    // What is found as it was typed needs no guesses.
    const withPages = misspelt ? groups : searchGroups(found, { ofUnit, portalPages: pages });
    return { groups: withPages, didYouMean: found.didYouMean, nearest: [] };
  }
  if (pages.length > 0) {
    return { groups: searchGroups(found, { ofUnit, portalPages: pages }), didYouMean: [], nearest: [] };
  }
  // What is near is elsewhere.
  if (unit) return { groups, didYouMean: [], nearest: [] };
  // It only helps on: without it the page says all the same that nothing was found.
  const nearest = await findNearest(search, found.nearest, asking).catch(() => []);
  return { groups, didYouMean: [], nearest };
}

/**
 * What the server says comes nearest: titles with most of the words. Where it says nothing, as one of the bare contract,
 * courses whose titles differ by a typo (two in long words). What has nothing in common with the text is not shown.
 */
async function findNearest(search: string, sections: SearchSections | null, asking: Asking) {
  const partial = sections ? searchGroups(sections).flatMap(({ findings }) => findings) : [];
  if (partial.length > 0) return partial.slice(0, NEAREST);
  return (await coursesOf({ title: search, size: String(NEAREST) }, asking)).map(scheduledFinding);
}

const coursesOf = async (filters: CatalogueFilters, asking: Asking): Promise<CatalogueCourse[]> =>
  coursesOn(await cataloguePage(filters, asking));

async function allCoursesOf(filters: CatalogueFilters, asking: Asking): Promise<CatalogueCourse[]> {
  const first = await cataloguePage(filters, asking);
  const others = Array.from({ length: Math.min(first.pages, MAX_PAGES) - 1 }, (_, index) =>
    coursesOf({ ...filters, page: String(index + 2) }, asking),
  );
  return [coursesOn(first), ...(await Promise.all(others))].flat();
}

const coursesOn = ({ groups }: CataloguePage): CatalogueCourse[] => groups.flatMap(({ courses }) => courses);

/** What an address asks for. */
export const searchedText = (query: URLSearchParams): string => trimmed(query.get('search'));
export const searchedUnit = (query: URLSearchParams): string => trimmed(query.get('unit'));

const trimmed = (text: string | null): string => (text ?? '').trim().slice(0, 200);
