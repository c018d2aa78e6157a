import type { PlaceKind } from '@portal/shared/catalogue/other-places';
import { readWeek, type WeekCell, weekCells, weekText, writeWeek } from '@portal/shared/catalogue/week-cells';
import type { CatalogueFacets, CataloguePage, FacetOption } from '@portal/shared/contract/catalogue';
import { fold } from '@portal/shared/format/fold';
import { groupDigits } from '@portal/shared/format/group-digits';
import { queryString } from '@portal/shared/format/query-string';
import { type FilterName, filterNames } from './filter-names.ts';

/** The schedule's state, all of it in the address (A 2.4). Empty texts do not filter. */
export type ScheduleFilters = Record<FilterName, string>;

export function readFilters(search: URLSearchParams): ScheduleFilters {
  const filters = filterNames.map((name) => [name, search.get(name)?.trim() ?? '']);
  return { ...(Object.fromEntries(filters) as ScheduleFilters), week: writeWeek(freeCells(search)) };
}

/** The free hours, in one parameter or as a form without JavaScript sends them: one for each. */
function freeCells(search: URLSearchParams): WeekCell[] {
  const listed = readWeek(search.get('week') ?? '');
  return weekCells.filter((cell) => listed.includes(cell) || search.has(cell));
}

/** The address's query; empty filters leave no trace, nor does the first page. */
export function writeFilters(filters: Partial<ScheduleFilters>): string {
  const search = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value && !(name === 'page' && value === '1')) search.set(name, value);
  }
  return queryString(search);
}

/** The query with some filters changed; every change goes back to the first page. */
export const withFilters = (filters: ScheduleFilters, changes: Partial<ScheduleFilters>): string =>
  writeFilters({ ...filters, page: '', ...changes });

/**
 * Tab, order and view neither flatten the list nor count as filters (A 4, "Course list"); the page goes with the list.
 */
export const isFiltered = ({ seg, sort, view, page, ...filters }: Partial<ScheduleFilters>): boolean =>
  Object.values(filters).some(Boolean);

/** The place that filters ask for: a unit rather than its city. Null for any. */
export function askedPlace({ unit, city }: ScheduleFilters): { kind: PlaceKind; name: string } | null {
  if (unit) return { kind: 'unit', name: unit };
  return city ? { kind: 'city', name: city } : null;
}

/** Paid presential courses, or free ones (A 2.4, A 9). */
export type Modality = 1 | 2;

const pathOf = new Map([
  ['2', '/cursos'],
  ['1', '/cursos-livres'],
]);

/** The list of paid courses, or of free ones, under some filters. */
export const schedulePath = (modality: Modality, filters: Partial<ScheduleFilters>): string =>
  (pathOf.get(String(modality)) ?? '') + writeFilters(filters);

/**
 * Paid and free courses as one list with two addresses (A 2.4): each with its count and the way to it, every filter kept
 * but the price and its order, which free courses have not. Nothing where the other one holds none.
 */
export function modalityTabs(modality: Modality, filters: ScheduleFilters, options: readonly FacetOption[]) {
  const tabs = options.flatMap(({ value, label, count }) => {
    const path = pathOf.get(value);
    if (!path) return [];
    const current = value === String(modality);
    const sort = filters.sort === 'preco' ? '' : filters.sort;
    const to = path + withFilters(filters, current ? {} : { price: '', sort });
    return { label: `${label} (${groupDigits(count)})`, to, current, count };
  });
  return tabs.some(({ current, count }) => !current && count > 0) ? tabs : [];
}

/**
 * The filters with values to pick from, in the portal's words: the area is the one that cards name, the axis a group
 * of areas, as the schedule has them together. `place` says where each is picked in a wide window; on phones one sheet has them all.
 */
export const facets = [
  { name: 'seg', label: 'Área', all: 'Todas', key: 'segments', place: 'tabs' },
  { name: 'axis', label: 'Grupo de áreas', all: 'Todos', key: 'axes', place: 'form' },
  { name: 'unit', label: 'Unidade', all: 'Todas', key: 'units', place: 'form' },
  { name: 'city', label: 'Cidade', all: 'Todas', key: 'cities', place: 'bar' },
  { name: 'shift', label: 'Turno', all: 'Todos', key: 'shifts', place: 'bar' },
  { name: 'price', label: 'Preço', all: 'Todos', key: 'prices', place: 'bar' },
  { name: 'month', label: 'Início', all: 'Todos', key: 'months', place: 'bar' },
  { name: 'vacancies', label: 'Vagas', all: 'Todas', key: 'vacancies', place: 'bar' },
] as const satisfies readonly {
  name: FilterName;
  label: string;
  /** What stands for no choice. */
  all: string;
  key: keyof CatalogueFacets;
  place: 'tabs' | 'form' | 'bar';
}[];

/** Whether an option is the one that the address asks for: names compare without accents and case. */
export const isChosen = ({ value }: FacetOption, asked: string): boolean => fold(value) === fold(asked);

/** The options of a facet with results, and the chosen one. */
export const availableOptions = (options: readonly FacetOption[], asked: string): FacetOption[] =>
  options.filter((option) => option.count > 0 || isChosen(option, asked));

/** Facets of the bar to show: those in use, and those that would narrow the list. */
export const visibleFacets = (filters: ScheduleFilters, answer: Pick<CataloguePage, 'facets' | 'total'>) =>
  facets.filter(
    ({ name, key, place }) =>
      place === 'bar' &&
      (filters[name] || answer.facets[key].some(({ count }) => count > 0 && count < answer.total)),
  );

/** An active filter, as text. */
export interface ActiveFilter {
  name: FilterName;
  label: string;
  value: string;
}

export function activeFilters(filters: ScheduleFilters, options: CatalogueFacets): ActiveFilter[] {
  const picked = facets
    .filter(({ name }) => filters[name])
    .map(({ name, label, key }) => ({
      name,
      label,
      value: options[key].find((option) => isChosen(option, filters[name]))?.label ?? filters[name],
    }));
  return [
    ...(filters.title ? [{ name: 'title', label: 'Título', value: `“${filters.title}”` } as const] : []),
    ...picked,
    ...(filters.week
      ? [{ name: 'week', label: 'Horário livre', value: weekText(readWeek(filters.week)) } as const]
      : []),
  ];
}

/** How the list can be ordered. A title's best match comes first unless another order is asked for. */
export const orders = ({ title }: Pick<ScheduleFilters, 'title'>): { value: string; label: string }[] => [
  ...(title ? [{ value: '', label: 'Mais relevantes' }] : []),
  { value: title ? 'inicio' : '', label: 'Início mais próximo' },
  { value: 'preco', label: 'Menor preço' },
  { value: 'titulo', label: 'Título, de A a Z' },
  { value: 'vagas', label: 'Mais vagas' },
];

/** Without any filter, in the order and view that were chosen. */
export const withoutFilters = ({ sort, view }: ScheduleFilters): ScheduleFilters => ({
  ...readFilters(new URLSearchParams()),
  sort,
  view,
});

/** What was found stands in a carousel (A 4), or one below the other for who asks for it. */
export const isList = ({ view }: Pick<ScheduleFilters, 'view'>): boolean => view === 'lista';

/** Describes how many courses of a modality were found: the other modality has a count of its own beside it. */
export function countText(total: number, modality: Modality): string {
  const kind = modality === 1 ? 'gratuito' : 'pago';
  return total === 1 ? `1 curso ${kind} encontrado` : `${groupDigits(total)} cursos ${kind}s encontrados`;
}
