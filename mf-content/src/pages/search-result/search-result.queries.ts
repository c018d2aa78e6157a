import { call } from '@portal/client/api';
import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import { type OtherPlace, otherPlaces } from '@portal/contract/catalogue/other-places';
import { now } from '@portal/contract/clock';
import type { CatalogueCourse, CatalogueFilters, CataloguePage } from '@portal/contract/endpoints/catalogue';
import { listCoursePlans } from '@portal/contract/endpoints/course-details';
import { listDocuments, listFaqs } from '@portal/contract/endpoints/publications';
import { type SearchResult, type SearchSections, searchPortal } from '@portal/contract/endpoints/search';
import { listUnits } from '@portal/contract/endpoints/units';
import { basePath } from '@portal/contract/institution/base-path';
import { findTexts } from '@portal/contract/text-search/find-texts';
import { listedTexts } from '@portal/contract/text-search/listed-texts';
import { ranks } from '@portal/contract/text-search/rank-word';
import { readText, type SearchableText, textIndex } from '@portal/contract/text-search/text-index';
import { pagesQuery } from '@portal/platform/pages';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { faqTabs } from '../../domain/faq.ts';
import {
  findPages,
  isCourseGroup,
  type SearchHit,
  type SearchHitGroup,
  scheduledHit,
  searchGroups,
  synonyms,
  type UnitPlaces,
} from '../../domain/search.ts';

/** Sorts the results of all sections, best first; those without the server's rank are ranked by their shown text. */
function sortByFit(hits: readonly SearchHit[], text: string): SearchHit[] {
  const unranked = hits.filter(({ rank }) => rank === null);
  const index = textIndex(
    unranked,
    ({ title, lines }) => readText({ title, more: lines.join(' ') }),
    synonyms,
  );
  const own = findTexts(index, text).ranks;
  const fit = (each: SearchHit) => (each.rank ?? own.get(each) ?? ranks.moreSynonyms) + each.penalty;
  return [...hits].sort((one, other) => fit(one) - fit(other));
}

/** Data of a results page. */
export interface SearchAnswer {
  groups: SearchHitGroup[];
  /** Results of all groups, best first. */
  best: readonly SearchHit[];
  /** Free and paid courses among them. */
  courses: readonly SearchHit[];
  /** Texts that were searched for instead. */
  didYouMean: readonly string[];
  /** Similar results if there are no groups. */
  nearest: readonly SearchHit[];
  /** Courses of other units if the selected one has none. */
  elsewhere: Elsewhere | null;
}

export interface Elsewhere {
  places: readonly OtherPlace[];
  hits: readonly SearchHit[];
}

export interface AskedSearch {
  text: string;
  /** Limits courses to classes in this unit; '' for any. */
  unit: string;
}

type Asking = Parameters<typeof cataloguePage>[1];

/** Maximum number of schedule pages per search: more courses than both of their sections show. */
const MAX_PAGES = 6;

/** Maximum number of similar results. */
const MAX_NEAREST = 4;

const emptyAnswer: SearchAnswer = {
  groups: [],
  best: [],
  courses: [],
  didYouMean: [],
  nearest: [],
  elsewhere: null,
};

/** Results for a text; an empty one sends no request (A 2.1, A 2.3). */
export const searchQuery = (asked: AskedSearch) =>
  queryOptions({
    queryKey: ['search', asked],
    queryFn: (asking): Promise<SearchAnswer> | SearchAnswer =>
      asked.text ? findResults(asked, asking) : emptyAnswer,
  });

/** Searches everything in the portal. */
export async function findResults({ text, unit }: AskedSearch, asking: Asking): Promise<SearchAnswer> {
  const [found, ofUnit, titledPages] = await Promise.all([
    findSections(text, asking),
    unit ? findUnitPlaces(text, unit, asking) : null,
    // Without the list the search finds everything else.
    asking.client.fetchQuery(pagesQuery(basePath)).catch(() => []),
  ]);
  const { pages, misspelt } = findPages(titledPages, text);
  const asTyped = searchGroups(found, { ofUnit });
  // Exact matches need no suggestions.
  const isTyped = asTyped.length > 0 && found.didYouMean.length === 0;
  const portalPages = misspelt && isTyped ? [] : pages;
  const groups = searchGroups(found, { ofUnit, portalPages });
  const lacksCourses = ofUnit !== null && !groups.some(isCourseGroup);
  const elsewhere = lacksCourses ? await findElsewhere(text, unit, found, asking) : null;
  const isFound = groups.length > 0 || elsewhere !== null;
  return {
    groups,
    best: sortByFit(collectHits(groups), text),
    courses: sortByFit(collectHits(groups.filter(isCourseGroup)), text),
    didYouMean: asTyped.length > 0 ? found.didYouMean : [],
    // Optional: on failure the page still reports that nothing was found.
    nearest: isFound ? [] : await findNearest(text, found.nearest, asking).catch(() => []),
    elsewhere,
  };
}

/** Searches on the server, and in the lists if the server's search does not include them. */
async function findSections(text: string, asking: Asking): Promise<SearchResult> {
  const found = await call(searchPortal, { query: { search: text }, signal: asking.signal });
  return found.units === null ? { ...found, ...(await searchLists(text, asking)) } : found;
}

/** How long cached lists are used. */
const CACHE_LIFETIME_MS = 60_000;

/** Searches the contract's lists in the browser, if the server's search does not include them. */
async function searchLists(
  text: string,
  { client }: { client: QueryClient },
): Promise<Pick<SearchSections, 'units' | 'faqs' | 'coursesPlans' | 'documents'>> {
  const lists = await client.fetchQuery({
    queryKey: ['searched-lists'],
    staleTime: CACHE_LIFETIME_MS,
    queryFn: loadLists,
  });
  return {
    units: findIn(lists.units, listedTexts.units, text),
    faqs: findIn(lists.faqs, listedTexts.faqs, text),
    coursesPlans: findIn(lists.coursesPlans, listedTexts.coursesPlans, text),
    documents: findIn(lists.documents, listedTexts.documents, text),
  };
}

/** Loads all lists; a failed one counts as empty. */
async function loadLists() {
  const orEmpty = <Entry>(list: Promise<Entry[]>) => list.catch((): Entry[] => []);
  const [units, coursesPlans, documents, ...faqs] = await Promise.all([
    orEmpty(call(listUnits)),
    orEmpty(call(listCoursePlans)),
    orEmpty(call(listDocuments)),
    ...faqTabs.map(({ type }) =>
      orEmpty(call(listFaqs, { query: { type } })).then((listed) => listed.map((faq) => ({ ...faq, type }))),
    ),
  ]);
  return { units, coursesPlans, documents, faqs: faqs.flat() };
}

/** Finds entries with exact matches, best first. */
function findIn<Entry extends object>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => SearchableText,
  text: string,
): (Entry & { rank: number })[] {
  const index = textIndex(entries, (entry) => readText(textOf(entry)), synonyms);
  const { ranks, didYouMean } = findTexts(index, text);
  if (didYouMean.length > 0) return [];
  return [...ranks].sort(([, one], [, other]) => one - other).map(([entry, rank]) => ({ ...entry, rank }));
}

async function findUnitPlaces(text: string, unit: string, asking: Asking): Promise<UnitPlaces> {
  const [courses, units] = await Promise.all([
    fetchAllCourses({ title: text, unit }, asking),
    // Without addresses the unit's city is known only from its classes.
    call(listUnits, { signal: asking.signal }).catch(() => []),
  ]);
  return { unit, courses, units };
}

/** Returns results of other units; null without any. */
async function findElsewhere(
  text: string,
  unit: string,
  found: SearchSections,
  asking: Asking,
): Promise<Elsewhere | null> {
  const courses = await fetchCourses({ title: text }, asking).catch(() => []);
  const offers = searchGroups({ ...found, sigCourses: [] }).filter(isCourseGroup);
  const hits = [...courses.map(scheduledHit), ...collectHits(offers)];
  if (hits.length === 0) return null;
  return { places: otherPlaces(courses, 'unit', unit, now()), hits: sortByFit(hits, text) };
}

/**
 * Returns the server's similar results: titles with most of the words. A server of the bare contract has none; then
 * courses whose titles differ by a typo (two in long words). Unrelated results are left out.
 */
async function findNearest(text: string, sections: SearchSections | null, asking: Asking) {
  const partial = sections ? collectHits(searchGroups(sections)) : [];
  if (partial.length > 0) return sortByFit(partial, text).slice(0, MAX_NEAREST);
  return (await fetchCourses({ title: text, size: String(MAX_NEAREST) }, asking)).map(scheduledHit);
}

const collectHits = (groups: readonly SearchHitGroup[]): SearchHit[] => groups.flatMap(({ hits }) => hits);

const fetchCourses = async (filters: CatalogueFilters, asking: Asking): Promise<CatalogueCourse[]> =>
  collectCourses(await cataloguePage(filters, asking));

async function fetchAllCourses(filters: CatalogueFilters, asking: Asking): Promise<CatalogueCourse[]> {
  const first = await cataloguePage(filters, asking);
  const others = Array.from({ length: Math.min(first.pages, MAX_PAGES) - 1 }, (_, index) =>
    fetchCourses({ ...filters, page: String(index + 2) }, asking),
  );
  return [collectCourses(first), ...(await Promise.all(others))].flat();
}

const collectCourses = ({ groups }: CataloguePage): CatalogueCourse[] =>
  groups.flatMap(({ courses }) => courses);

/** Parses the query. */
export const readSearch = (query: URLSearchParams): AskedSearch => ({
  text: normalise(query.get('search')),
  unit: normalise(query.get('unit')),
});

/** Returns whether the search is for courses, which then come first. */
export const isAboutCourses = (query: URLSearchParams): boolean => query.get('assunto') === 'cursos';

const normalise = (text: string | null): string => (text ?? '').trim().slice(0, 200);
