import { cataloguePage } from '@portal/runtime/catalogue/catalogue-query';
import { call } from '@portal/shared/api';
import { type OtherPlace, otherPlaces } from '@portal/shared/catalogue/other-places';
import { now } from '@portal/shared/clock';
import type { CatalogueCourse, CatalogueFilters, CataloguePage } from '@portal/shared/contract/catalogue';
import { type SearchResult, type SearchSections, searchPortal } from '@portal/shared/contract/search';
import { listUnits } from '@portal/shared/contract/units';
import { queryOptions } from '@tanstack/react-query';
import { sortByFit } from '../../domain/best-findings.ts';
import { scheduledFinding } from '../../domain/course-findings.ts';
import { findPortalPages } from '../../domain/portal-pages.ts';
import { isCourseGroup, type SearchHitGroup, searchGroups } from '../../domain/search-groups.ts';
import type { SearchHit } from '../../domain/search-hit.ts';
import type { UnitPlaces } from '../../domain/unit-places.ts';
import { searchLists } from './search-lists.ts';

/** What a page of results shows. */
export interface SearchAnswer {
  groups: SearchHitGroup[];
  /** The findings of all groups, the best first. */
  best: readonly SearchHit[];
  /** The courses among them, free and paid. */
  courses: readonly SearchHit[];
  /** What was searched for instead of what was typed. */
  didYouMean: readonly string[];
  /** Where there are no groups: what comes nearest. */
  nearest: readonly SearchHit[];
  /** Where the unit that was asked for has no such course: the courses of the others. */
  elsewhere: Elsewhere | null;
}

export interface Elsewhere {
  places: readonly OtherPlace[];
  findings: readonly SearchHit[];
}

/** What an address asks for. */
export interface AskedSearch {
  text: string;
  /** Courses with classes in this unit alone; '' for any. */
  unit: string;
}

type Asking = Parameters<typeof cataloguePage>[1];

/** Pages of the schedule that are read for one search: more courses than both of their sections show. */
const MAX_PAGES = 6;

/** Findings where nothing was found. */
const NEAREST = 4;

const nothing: SearchAnswer = {
  groups: [],
  best: [],
  courses: [],
  didYouMean: [],
  nearest: [],
  elsewhere: null,
};

/** What is found for a text; nobody is asked for an empty one (A 2.1, A 2.3). */
export const searchQuery = (asked: AskedSearch) =>
  queryOptions({
    queryKey: ['search', asked],
    queryFn: (asking): Promise<SearchAnswer> | SearchAnswer =>
      asked.text ? findResults(asked, asking) : nothing,
  });

/** Everything that the portal has on a text. */
export async function findResults({ text, unit }: AskedSearch, asking: Asking): Promise<SearchAnswer> {
  const [found, ofUnit] = await Promise.all([
    findSections(text, asking),
    unit ? findUnitPlaces(text, unit, asking) : null,
  ]);
  const { pages, misspelt } = findPortalPages(text);
  const asTyped = searchGroups(found, { ofUnit });
  // What is found as it was typed needs no guesses.
  const isTyped = asTyped.length > 0 && found.didYouMean.length === 0;
  const portalPages = misspelt && isTyped ? [] : pages;
  const groups = searchGroups(found, { ofUnit, portalPages });
  const lacksCourses = ofUnit !== null && !groups.some(isCourseGroup);
  const elsewhere = lacksCourses ? await findElsewhere(text, unit, found, asking) : null;
  const isFound = groups.length > 0 || elsewhere !== null;
  return {
    groups,
    best: sortByFit(findingsOf(groups), text),
    courses: sortByFit(findingsOf(groups.filter(isCourseGroup)), text),
    didYouMean: asTyped.length > 0 ? found.didYouMean : [],
    // It only helps on: without it the page says all the same that nothing was found.
    nearest: isFound ? [] : await findNearest(text, found.nearest, asking).catch(() => []),
    elsewhere,
  };
}

/** What the server finds; where it searches in no lists, the page does. */
async function findSections(text: string, asking: Asking): Promise<SearchResult> {
  const found = await call(searchPortal, { query: { search: text }, signal: asking.signal });
  return found.units === null ? { ...found, ...(await searchLists(text, asking)) } : found;
}

async function findUnitPlaces(text: string, unit: string, asking: Asking): Promise<UnitPlaces> {
  const [courses, units] = await Promise.all([
    allCoursesOf({ title: text, unit }, asking),
    // Without addresses the classes still tell the unit's city.
    call(listUnits, { signal: asking.signal }).catch(() => []),
  ]);
  return { unit, courses, units };
}

/** What other units have; null where they have nothing either. */
async function findElsewhere(
  text: string,
  unit: string,
  found: SearchSections,
  asking: Asking,
): Promise<Elsewhere | null> {
  const courses = await coursesOf({ title: text }, asking).catch(() => []);
  const offers = searchGroups({ ...found, sigCourses: [] }).filter(isCourseGroup);
  const findings = [...courses.map(scheduledFinding), ...findingsOf(offers)];
  if (findings.length === 0) return null;
  return { places: otherPlaces(courses, 'unit', unit, now()), findings: sortByFit(findings, text) };
}

/**
 * What the server says comes nearest: titles with most of the words. Where it says nothing, as one of the bare contract,
 * courses whose titles differ by a typo (two in long words). What has nothing in common with the text is not shown.
 */
async function findNearest(text: string, sections: SearchSections | null, asking: Asking) {
  const partial = sections ? findingsOf(searchGroups(sections)) : [];
  if (partial.length > 0) return sortByFit(partial, text).slice(0, NEAREST);
  return (await coursesOf({ title: text, size: String(NEAREST) }, asking)).map(scheduledFinding);
}

const findingsOf = (groups: readonly SearchHitGroup[]): SearchHit[] =>
  groups.flatMap(({ findings }) => findings);

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
export const readSearch = (query: URLSearchParams): AskedSearch => ({
  text: trimmed(query.get('search')),
  unit: trimmed(query.get('unit')),
});

/** Whether an address asks what can be learnt: courses come first. */
export const isAboutCourses = (query: URLSearchParams): boolean => query.get('assunto') === 'cursos';

const trimmed = (text: string | null): string => (text ?? '').trim().slice(0, 200);
