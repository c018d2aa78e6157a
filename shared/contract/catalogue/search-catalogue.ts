import { groupBy } from '../collections/group-by.ts';
import type {
  CatalogueCourse,
  CatalogueFilters,
  CatalogueGroup,
  CataloguePage,
  FacetOption,
  TitleSuggestion,
} from '../endpoints/catalogue.ts';
import { fold } from '../format/text.ts';
import { findTexts } from '../text-search/find-texts.ts';
import { byName, type Catalogue, courseIndexOf } from './catalogue.ts';
import { firstOfUnits } from './catalogue-course.ts';
import { type CourseEntry, classFilters, courseFilters, type Filter, OTHERS } from './course-entries.ts';
import { toFacets } from './facets.ts';
import { type CourseMatch, countValues, filterCourses, type SelectedFilters } from './filter-courses.ts';
import { sortMatches } from './order.ts';
import { readWeek } from './week-cells.ts';

/** Courses shown per axis in the unfiltered schedule. */
const COURSES_PER_AXIS = 8;
const COURSES_PER_PAGE = 24;

const modalities = [
  { value: '2', label: 'Pagos' },
  { value: '1', label: 'Gratuitos' },
];

/** Returns one page of the schedule: groups by axis, one flat list of matches, or nothing (A 2.4, A 4). */
export function searchCatalogue(catalogue: Catalogue, filters: CatalogueFilters, now: number): CataloguePage {
  const { index, chosen, titles, free, entries } = readSearch(catalogue, filters);
  const found = filterCourses(entries, chosen, free);
  const counts = countValues(entries, chosen, free);
  const ordered = sortMatches(found, filters.sort ?? '', titles?.ranks ?? null, catalogue.titleRanks, now);
  const answer = {
    total: found.length,
    facets: {
      ...toFacets(counts, chosen, filters, index),
      modalities: filters.modality ? createModalityOptions(catalogue, filters, found.length) : [],
    },
    didYouMean: titles?.didYouMean ?? [],
  };
  if (!titles && free.size === 0 && !isNarrowed(chosen))
    return { ...answer, page: 1, pages: 1, groups: groupByAxis(ordered) };
  return { ...answer, ...paginate(ordered, filters) };
}

function readSearch(catalogue: Catalogue, filters: CatalogueFilters) {
  const index = courseIndexOf(catalogue, filters.modality);
  const chosen = toKeys(filters);
  const titles = fold(filters.title ?? '') ? findTexts(index.titles, filters.title ?? '') : null;
  const free = new Set(readWeek(filters.week ?? ''));
  const entries = titles ? [...titles.ranks.keys()] : index.entries;
  return { index, chosen, titles, free, entries };
}

/** @param total number of matches in the selected modality */
const createModalityOptions = (
  catalogue: Catalogue,
  filters: CatalogueFilters,
  total: number,
): FacetOption[] =>
  modalities.map(({ value, label }) => {
    if (value === filters.modality && !filters.price) return { value, label, count: total };
    const { entries, chosen, free } = readSearch(catalogue, { ...filters, price: '', modality: value });
    return { value, label, count: filterCourses(entries, chosen, free).length };
  });

/** Converts filters to the catalogue's keys; missing or blank ones do not filter. */
const toKeys = (filters: CatalogueFilters): SelectedFilters =>
  Object.fromEntries(
    [...courseFilters, ...classFilters].map((filter) => [filter, fold(filters[filter] ?? '')]),
  ) as Record<Filter, string>;

/** A tab alone keeps the groups (A 4, "Course list"). */
const isNarrowed = (chosen: SelectedFilters): boolean =>
  chosen.axis !== '' || classFilters.some((filter) => chosen[filter] !== '');

/** Groups courses by axis, alphabetically; courses without one come last. */
const groupByAxis = (found: readonly CourseMatch[]): CatalogueGroup[] =>
  [...groupBy(found, ({ entry }) => entry.axis)]
    .map(([axis, members]) => toGroup(axis, members.length, members.slice(0, COURSES_PER_AXIS)))
    .sort((one, other) => compareAxes(one.axis ?? '', other.axis ?? ''));

const compareAxes = (one: string, other: string): number =>
  Number(one === OTHERS) - Number(other === OTHERS) || byName(one, other);

function paginate(found: readonly CourseMatch[], { page: asked, size: askedSize }: CatalogueFilters) {
  const size = parsePageNumber(askedSize, COURSES_PER_PAGE, COURSES_PER_PAGE);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = parsePageNumber(asked, 1, pages);
  const shown = found.slice((page - 1) * size, page * size);
  return { page, pages, groups: shown.length > 0 ? [toGroup(null, found.length, shown)] : [] };
}

function parsePageNumber(text: string | undefined, otherwise: number, highest: number): number {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise;
  return Math.min(Math.max(number, 1), highest);
}

const toGroup = (axis: string | null, total: number, members: readonly CourseMatch[]): CatalogueGroup => ({
  axis,
  total,
  calendarUrl: null,
  courses: members.map(toCourse),
});

const toCourse = ({ entry, classes }: CourseMatch): CatalogueCourse => ({
  ...entry.head,
  classes: firstOfUnits(classes.map(({ shown }) => shown)),
});

const MAX_SUGGESTIONS = 8;

/** Suggests titles for typed text, best match first; none for blank text. */
export function suggest(catalogue: Catalogue, title: string, modality?: string): TitleSuggestion[] {
  const { ranks } = findTexts(courseIndexOf(catalogue, modality).titles, title);
  const place = ({ head }: CourseEntry) => catalogue.titleRanks.get(head.title) ?? 0;
  return [...ranks]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || place(one) - place(other))
    .slice(0, MAX_SUGGESTIONS)
    .map(([{ head }]) => ({ id: head.id, title: head.title }));
}
