import {
  type CatalogueFacets,
  catalogueFacets,
  type FacetOption,
} from '@portal/contract/endpoints/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  activeFilters,
  askedPlace,
  availableOptions,
  countText,
  type Facet,
  isFiltered,
  isInBar,
  listFacets,
  modalityTabs,
  readFilters,
  type ScheduleFilters,
  withFilters,
  writeFilters,
} from './schedule-filters.ts';

const none = readFilters(new URLSearchParams());
const word = fc.constantFrom('', 'Saúde', 'gestão & negócios', 'Macapá', 'a=b?c#d', 'manha');
const week = fc.constantFrom('', 'seg-noite', 'ter-manha.dom-tarde');
const filters: fc.Arbitrary<ScheduleFilters> = fc
  .tuple(...Object.keys(none).map((name) => fc.tuple(fc.constant(name), name === 'week' ? week : word)))
  .map((entries) => Object.fromEntries(entries) as ScheduleFilters);
const option = (value: string, count: number): FacetOption => ({ value, label: `${value}!`, count });
const facetsOf = (options: Partial<CatalogueFacets>) => z.parse(catalogueFacets, options);

describe('the filters of the schedule', () => {
  it('have every facet of the contract', () => {
    const names = listFacets(none, undefined).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(z.omit(catalogueFacets, { modality: true }).shape)),
    );
  });

  it('survive the round trip through the URL', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(readFilters(new URLSearchParams(writeFilters(chosen)))).toEqual(chosen);
      }),
    );
  });

  it('read free hours from one parameter, or as a form without JavaScript sends them', () => {
    const { week } = readFilters(new URLSearchParams('week=dom-tarde.x&sab-manha=1&seg=Moda&x-noite=1'));
    expect(week).toBe('sab-manha.dom-tarde');
  });

  it('are omitted from the URL when empty, and return to the first page when one changes', () => {
    expect(writeFilters(none)).toBe('');
    expect(writeFilters({ page: '1', vacancies: '1' })).toBe('?vacancies=1');
    const before = { ...none, unit: 'Santana', page: '4' };
    expect(withFilters(before, { city: 'Macapá' })).toBe('?unit=Santana&city=Macap%C3%A1');
    expect(withFilters(before, { page: '5' })).toBe('?unit=Santana&page=5');
  });

  it.each([
    [{ seg: 'Moda' }, false],
    [{ sort: 'preco', view: 'lista', page: '2' }, false],
    [{ title: 'x' }, true],
    [{ seg: 'Moda', shift: 'noite' }, true],
    [{ vacancies: '1' }, true],
    [{ week: 'seg-noite' }, true],
  ])('%j flatten the list: %s (A 4)', (chosen, flat) => {
    expect(isFiltered({ ...none, ...chosen })).toBe(flat);
  });

  it('are formatted with the title first; unknown values stay unchanged', () => {
    const known = facetsOf({ shift: [option('noite', 3)], axis: [option('Saúde', 2)] });
    const places = { seg: 'Moda', axis: 'saude', unit: 'Oiapoque' };
    const chosen = { ...none, ...places, sort: 'preco', title: 'corte', week: 'seg-noite' };
    expect(activeFilters(chosen, known)).toEqual([
      { name: 'title', label: 'Título', value: '“corte”' },
      { name: 'seg', label: 'Área', value: 'Moda' },
      { name: 'axis', label: 'Eixo', value: 'Saúde!' },
      { name: 'unit', label: 'Unidade', value: 'Oiapoque' },
      { name: 'week', label: 'Horário livre', value: 'seg à noite' },
    ]);
  });
});

it('offers in the bar the facets that would narrow the list and the active ones; each filter has one place', () => {
  const facets = facetsOf({
    axis: [option('Saúde', 1)],
    shift: [option('noite', 1)],
    price: [option('gratis', 4)],
    city: [option('x', 4), option('y', 0)],
  });
  const shown = (chosen: Partial<ScheduleFilters>) =>
    listFacets({ ...none, ...chosen }, facets).flatMap((facet) => (isInBar(facet, 4) ? facet.name : []));
  expect(shown({})).toEqual(['shift', 'sort']);
  expect(shown({ city: 'x', axis: 'saude' })).toEqual(['city', 'shift', 'sort']);
});

describe('paid and free courses', () => {
  const listed = { ...none, city: 'Santana', price: 'ate-500', sort: 'preco', page: '2' };
  const counts = (paid: number, free: number) => [option('2', paid), option('1', free), option('7', 3)];

  it.each([
    [2, '/cursos?city=Santana&price=ate-500&sort=preco', '/cursos-livres?city=Santana'],
    [1, '/cursos?city=Santana', '/cursos-livres?city=Santana&price=ate-500&sort=preco'],
  ] as const)('of %d lead to each other, but for the price', (modality, paid, free) => {
    expect(modalityTabs(modality, listed, counts(1600, 3))).toEqual([
      { label: '2! (1.600)', to: paid, current: modality === 2, count: 1600 },
      { label: '1! (3)', to: free, current: modality === 1, count: 3 },
    ]);
  });

  it('link to each other with the active order, unless it is by price', () => {
    const [, free] = modalityTabs(2, { ...none, sort: 'titulo' }, counts(4, 3));
    expect(free?.to).toBe('/cursos-livres?sort=titulo');
  });

  it('have no tabs if the other list is empty, or without counts', () => {
    expect(modalityTabs(2, listed, counts(4, 0))).toEqual([]);
    expect(modalityTabs(1, listed, [])).toEqual([]);
    expect(modalityTabs(2, listed, counts(0, 1))).toHaveLength(2);
  });
});

const facet = (name: string, chosen: Partial<ScheduleFilters>, options: Partial<CatalogueFacets> = {}) =>
  listFacets({ ...none, ...chosen }, facetsOf(options)).find((each) => each.name === name) as Facet;

it('offers only options with results, and the active one', () => {
  const cities = [option('Macapá', 2), option('Santana', 0), option('Oiapoque', 0)];
  const city = facet('city', { city: 'santana' }, { city: cities });
  expect(city.value).toBe('Santana');
  expect(availableOptions(city).map(({ value }) => value)).toEqual(['Macapá', 'Santana']);
  expect(facet('city', { city: 'Calçoene' }, { city: cities }).value).toBe('Calçoene');
});

it.each([
  ['', '', ['', 'preco', 'titulo', 'vagas'], 'Início mais próximo'],
  ['corte', '', ['', 'inicio', 'preco', 'titulo', 'vagas'], 'Mais relevantes'],
  ['corte', 'vagas', ['', 'inicio', 'preco', 'titulo', 'vagas'], 'Mais vagas'],
])(
  'with the title "%s" and the order "%s", offers the orders %j, of which it names "%s"',
  (title, sort, values, named) => {
    const { options } = facet('sort', { title, sort });
    expect(options.map(({ value }) => value)).toEqual(values);
    expect(options.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual([named]);
  },
);

it.each([
  [0, 2, '0 cursos pagos encontrados'],
  [1, 1, '1 curso gratuito encontrado'],
  [5000, 2, '5.000 cursos pagos encontrados'],
] as const)('%s of modality %s reads %s', (total, modality, text) => {
  expect(countText(total, modality)).toBe(text);
});

it.each([
  ['?unit=Terra%C3%A7o&city=Macap%C3%A1', { kind: 'unit', name: 'Terraço' }],
  ['?city=Santana', { kind: 'city', name: 'Santana' }],
  ['?title=barbeiro', null],
])('%s asks for the place %j', (search, place) => {
  expect(askedPlace(readFilters(new URLSearchParams(search)))).toEqual(place);
});
