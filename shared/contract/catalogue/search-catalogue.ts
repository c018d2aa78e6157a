import { monthName } from '@portal/contract/format/calendar';
import { groupBy } from '../collections/group-by.ts';
import type {
  CatalogueCourse,
  CatalogueFacets,
  CatalogueFilters,
  CatalogueGroup,
  CataloguePage,
  FacetOption,
  TitleSuggestion,
} from '../endpoints/catalogue.ts';
import { fold } from '../format/text.ts';
import { findTexts } from '../text-search/find-texts.ts';
import { byName, type Catalogue, type CourseIndex, type NamedFilter } from './catalogue.ts';
import { firstOfUnits } from './catalogue-course.ts';
import { type ClassEntry, classFilters, courseFilters, type Filter, OTHERS } from './course-entries.ts';
import {
  type CourseMatch,
  countValues,
  type FacetCounts,
  filterCourses,
  type SelectedFilters,
} from './filter-courses.ts';
import { priceBands } from './price-bands.ts';
import { shifts } from './shifts.ts';
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
  const ordered = sortMatches(found, filters.sort ?? '', titles?.ranks ?? null, now);
  const answer = {
    total: found.length,
    facets: {
      ...toFacets(counts, chosen, filters, index),
      modality: filters.modality ? createModalityOptions(catalogue, filters, found.length) : [],
    },
    didYouMean: titles?.didYouMean ?? [],
  };
  if (!titles && free.size === 0 && !isNarrowed(chosen))
    return { ...answer, page: 1, pages: 1, groups: groupByAxis(ordered) };
  return { ...answer, ...paginate(ordered, filters) };
}

function readSearch(catalogue: Catalogue, filters: CatalogueFilters) {
  const index = catalogue(filters.modality);
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
  const { ranks } = findTexts(catalogue(modality).titles, title);
  return [...ranks]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || byName(one.head.title, other.head.title))
    .slice(0, MAX_SUGGESTIONS)
    .map(([{ head }]) => ({ id: head.id, title: head.title }));
}

/** Larger than any price and rank. */
const MAX_KEY = Number.MAX_SAFE_INTEGER;
/** Larger than any day, yyyymmdd. */
const MAX_DAY = 99_999_999;

const toNumber = (day: string | null | undefined): number =>
  day ? Number(day.replaceAll('-', '')) : MAX_DAY;

/**
 * Sorts courses by start, price or vacancies of their classes, or by title; by default by title match, then start.
 * Ordered by start, closed courses follow open ones. Unknown values come last.
 */
function sortMatches(
  found: readonly CourseMatch[],
  asked: string,
  ranks: ReadonlyMap<unknown, number> | null,
  now: number,
): CourseMatch[] {
  if (asked === 'preco')
    return sortBy(found.map(putFirst(getCost)), ({ classes: [first] }) => getCost(first));
  const isOver = (each: ClassEntry | undefined) => Number(!each || each.until < now);
  const shown = found.map(putFirst(isOver));
  if (asked === 'vagas') return sortBy(shown, (each) => -countVacancies(each));
  if (asked === 'titulo')
    return shown.sort((one, other) => byName(one.entry.head.title, other.entry.head.title));
  const byStart = sortBy(
    shown,
    ({ classes: [first] }) => isOver(first) * (MAX_DAY + 1) + toNumber(first?.start),
  );
  return ranks && asked !== 'inicio' ? sortBy(byStart, ({ entry }) => ranks.get(entry) ?? MAX_KEY) : byStart;
}

const getCost = (each: ClassEntry | undefined): number => each?.cost ?? MAX_KEY;

const countVacancies = ({ classes }: CourseMatch): number =>
  classes.reduce((sum, { shown }) => sum + (shown.vagasDisponiveis ?? 0), 0);

/** Selects the class on the card: the cheapest if ordered by price, else one still open. */
const putFirst =
  (sizeOf: (each: ClassEntry) => number) =>
  ({ entry, classes }: CourseMatch): CourseMatch => ({ entry, classes: sortBy(classes, sizeOf) });

const sortBy = <Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[] =>
  items
    .map((item) => ({ item, size: Math.min(sizeOf(item), MAX_KEY) }))
    .sort((one, other) => one.size - other.size)
    .map(({ item }) => item);

/** Removes "Até R$ 1.000" if nothing costs more than R$ 500, unless it is selected. */
const removeRepeatedBands = (bands: readonly FacetOption[], chosen: string): FacetOption[] =>
  bands.filter(({ value, count }, place) => {
    const smaller = bands[place - 1];
    const isRepeat = smaller && isLimit(smaller.value) && isLimit(value) && smaller.count === count;
    return !isRepeat || value === chosen;
  });

const isLimit = (band: string): boolean => band.startsWith('ate-');

const withVacancies = [{ value: '1', label: 'Com vagas' }];

/** Returns the options of each filter: all names in tabs and selects, else values with results and the selected one. */
function toFacets(
  counts: FacetCounts,
  chosen: SelectedFilters,
  asked: CatalogueFilters,
  { names }: Pick<CourseIndex, 'names'>,
): Omit<CatalogueFacets, 'modality'> {
  const reachable = (filter: Filter) =>
    [...new Set([...counts[filter].keys(), chosen[filter]])].filter((key) => key !== '');
  const option = (filter: Filter, key: string, label: string, value = key): FacetOption => ({
    value,
    label,
    count: counts[filter].get(key) ?? 0,
  });
  const named = (filter: NamedFilter, chosenToo = reachable(filter)) =>
    [...new Set([...names[filter].keys(), ...chosenToo])]
      .map((key) => {
        const name = names[filter].get(key) ?? asked[filter]?.trim() ?? key;
        return option(filter, key, name, name);
      })
      .sort((one, other) => byName(one.label, other.label));
  const listed = (filter: Filter, values: readonly { value: string; label: string }[]) => {
    const keys = reachable(filter);
    return values
      .filter(({ value }) => keys.includes(value))
      .map(({ value, label }) => option(filter, value, label));
  };
  return {
    seg: named('seg', []),
    axis: named('axis'),
    unit: named('unit'),
    city: named('city'),
    shift: listed('shift', shifts),
    price: removeRepeatedBands(listed('price', priceBands), chosen.price),
    month: reachable('month')
      .sort()
      .map((month) => option('month', month, monthName(month))),
    vacancies: listed('vacancies', withVacancies),
  };
}
