import type { PlaceKind } from '@portal/contract/catalogue/other-places';
import {
  readWeek,
  type WeekCell,
  weekCells,
  weekText,
  writeWeek,
} from '@portal/contract/catalogue/week-cells';
import type { CatalogueFacets, FacetOption } from '@portal/contract/endpoints/catalogue';
import { queryString } from '@portal/contract/format/links';
import { groupDigits } from '@portal/contract/format/money';
import { fold } from '@portal/contract/format/text';

/** State of the schedule, all of it in the URL (A 2.4). Empty texts do not filter. */
export type ScheduleFilters = Record<FilterName, string>;

export function readFilters(search: URLSearchParams): ScheduleFilters {
  const filters = filterNames.map((name) => [name, search.get(name)?.trim() ?? '']);
  return { ...(Object.fromEntries(filters) as ScheduleFilters), week: writeWeek(readFreeCells(search)) };
}

/** Reads the free hours from one parameter, or from one per cell as forms without JavaScript send them. */
function readFreeCells(search: URLSearchParams): WeekCell[] {
  const listed = readWeek(search.get('week') ?? '');
  return weekCells.filter((cell) => listed.includes(cell) || search.has(cell));
}

/** Builds the query, without empty filters and the first page. */
export function writeFilters(filters: Partial<ScheduleFilters>): string {
  const search = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value && !(name === 'page' && value === '1')) search.set(name, value);
  }
  return queryString(search);
}

/** Changes filters in the query and returns to the first page. */
export const withFilters = (filters: ScheduleFilters, changes: Partial<ScheduleFilters>): string =>
  writeFilters({ ...filters, page: '', ...changes });

/** Tab, order, view and page do not count as filters (A 4, "Course list"). */
export const isFiltered = ({ seg, sort, view, page, ...filters }: Partial<ScheduleFilters>): boolean =>
  Object.values(filters).some(Boolean);

/** Returns the selected unit, else the city; null without either. */
export function askedPlace({ unit, city }: ScheduleFilters): { kind: PlaceKind; name: string } | null {
  if (unit) return { kind: 'unit', name: unit };
  return city ? { kind: 'city', name: city } : null;
}

/** 2: paid courses, 1: free ones (A 2.4, A 9). */
export type Modality = 1 | 2;

const schedulePaths = new Map([
  ['2', '/cursos'],
  ['1', '/cursos-livres'],
]);

/** Returns the path of the paid or free schedule with filters. */
export const schedulePath = (modality: Modality, filters: Partial<ScheduleFilters>): string =>
  (schedulePaths.get(String(modality)) ?? '') + writeFilters(filters);

/** Tabs for paid and free courses (A 2.4), without price filters for free ones; none if the other list is empty. */
export function modalityTabs(modality: Modality, filters: ScheduleFilters, options: readonly FacetOption[]) {
  const tabs = options.flatMap(({ value, label, count }) => {
    const path = schedulePaths.get(value);
    if (!path) return [];
    const current = value === String(modality);
    const sort = filters.sort === 'preco' ? '' : filters.sort;
    const to = path + withFilters(filters, current ? {} : { price: '', sort });
    return { label: `${label} (${groupDigits(count)})`, to, current, count };
  });
  return tabs.some(({ current, count }) => !current && count > 0) ? tabs : [];
}

/** Filters with options; `place` is their location in wide windows, because on phones one sheet has them all. */
const filterFacets = [
  { name: 'seg', label: 'Área', all: 'Todas', place: 'tabs' },
  { name: 'axis', label: 'Eixo', all: 'Todos', place: 'form' },
  { name: 'unit', label: 'Unidade', all: 'Todas', place: 'form' },
  { name: 'city', label: 'Cidade', all: 'Todas', place: 'bar' },
  { name: 'shift', label: 'Turno', all: 'Todos', place: 'bar' },
  { name: 'price', label: 'Preço', all: 'Todos', place: 'bar' },
  { name: 'month', label: 'Início', all: 'Todos', place: 'bar' },
  { name: 'vacancies', label: 'Vagas', all: 'Todas', place: 'bar' },
] as const;

/** Filter with options, or the order. */
export interface Facet {
  name: FilterName;
  label: string;
  /** Label for no selection; the order always has one. */
  all?: string;
  place: 'tabs' | 'form' | 'bar';
  /** Selected value, or ''. */
  value: string;
  /** All options; orders have no count. */
  options: { value: string; label: string; count?: number; isChosen: boolean }[];
}

/** Returns all facets in the order of the sheet, with their state. */
export function listFacets(filters: ScheduleFilters, facets: CatalogueFacets | undefined): Facet[] {
  const withState = (facet: Omit<Facet, 'value' | 'options'>, found: Omit<FacetOption, 'count'>[]): Facet => {
    const options = found.map((option) => ({ ...option, isChosen: isChosen(option, filters[facet.name]) }));
    const value = options.find((option) => option.isChosen)?.value ?? filters[facet.name];
    return { ...facet, value, options };
  };
  return [
    ...filterFacets.map((facet) => withState(facet, facets?.[facet.name] ?? [])),
    withState({ name: 'sort', label: 'Ordem', place: 'bar' }, orders(filters)),
  ];
}

/** Returns whether an option is selected: names match without accents and case. */
export const isChosen = ({ value }: Pick<FacetOption, 'value'>, asked: string): boolean =>
  fold(value) === fold(asked);

/** Returns the options with results, and the selected one. */
export const availableOptions = ({ options }: Facet): Facet['options'] =>
  options.filter((option) => option.count !== 0 || option.isChosen);

/** Returns whether the bar has a facet: one in use or that would narrow the list, and the order. */
export const isInBar = ({ place, all, value, options }: Facet, total: number): boolean =>
  place === 'bar' && (!all || value !== '' || options.some(({ count = 0 }) => count > 0 && count < total));

/** Returns the active filters as text. */
export function activeFilters(filters: ScheduleFilters, options: CatalogueFacets) {
  const picked = listFacets(filters, options)
    .filter(({ all, value }) => all && value)
    .map(({ name, label, value, options: known }) => ({
      name,
      label,
      value: known.find((option) => option.isChosen)?.label ?? value,
    }));
  return [
    ...(filters.title ? [{ name: 'title', label: 'Título', value: `“${filters.title}”` } as const] : []),
    ...picked,
    ...(filters.week
      ? [{ name: 'week', label: 'Horário livre', value: weekText(readWeek(filters.week)) } as const]
      : []),
  ];
}

/** Returns the possible orders. With a title the best match comes first by default. */
const orders = ({ title }: Pick<ScheduleFilters, 'title'>): { value: string; label: string }[] => [
  ...(title ? [{ value: '', label: 'Mais relevantes' }] : []),
  { value: title ? 'inicio' : '', label: 'Início mais próximo' },
  { value: 'preco', label: 'Menor preço' },
  { value: 'titulo', label: 'Título, de A a Z' },
  { value: 'vagas', label: 'Mais vagas' },
];

/** Removes all filters, but keeps order and view. */
export const withoutFilters = ({ sort, view }: ScheduleFilters): ScheduleFilters => ({
  ...readFilters(new URLSearchParams()),
  sort,
  view,
});

/** Returns whether results are shown as a list instead of a carousel (A 4). */
export const isList = ({ view }: Pick<ScheduleFilters, 'view'>): boolean => view === 'lista';

/** Describes the number of matching courses of a modality; the other modality has its own count. */
export function countText(total: number, modality: Modality): string {
  const kind = modality === 1 ? 'gratuito' : 'pago';
  return total === 1 ? `1 curso ${kind} encontrado` : `${groupDigits(total)} cursos ${kind}s encontrados`;
}

/** Query parameters of a schedule, in the order of its URL (A 2.4). */
export const filterNames = [
  'seg',
  'axis',
  'unit',
  'city',
  'title',
  'shift',
  'price',
  'month',
  'vacancies',
  'week',
  'sort',
  'view',
  'page',
] as const;
export type FilterName = (typeof filterNames)[number];
