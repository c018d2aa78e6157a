import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueFacets, CatalogueFilters, CataloguePage } from '../contract/catalogue.ts';
import type { CourseClass } from '../contract/courses.ts';
import { someCourses, someFilters } from './arbitrary-courses.ts';
import { type CourseEntry, courseIndexOf, type Filter, toCatalogue } from './catalogue.ts';
import { type Chosen, narrow } from './narrow.ts';
import { searchCatalogue } from './search-catalogue.ts';

const filterOf: Record<keyof CatalogueFacets, Filter> = {
  segments: 'seg',
  axes: 'axis',
  units: 'unit',
  cities: 'city',
  shifts: 'shift',
  prices: 'price',
  months: 'month',
  vacancies: 'vacancies',
};
const facets = Object.entries(filterOf) as [keyof CatalogueFacets, Filter][];

const nothing: Chosen = {
  seg: '',
  axis: '',
  unit: '',
  city: '',
  shift: '',
  price: '',
  month: '',
  vacancies: '',
};
const chosenValues = fc.record({
  seg: fc.constantFrom('', 'saude', 'beleza'),
  axis: fc.constantFrom('', 'ambiente e saude', 'outros cursos'),
  unit: fc.constantFrom('', 'macapa', 'santana'),
  city: fc.constantFrom('', 'macapa'),
  shift: fc.constantFrom('', 'manha', 'fim-de-semana'),
  price: fc.constantFrom('', 'gratis', 'ate-500'),
  month: fc.constantFrom('', '2026-12'),
  vacancies: fc.constantFrom('', '1'),
});

const idsOf = ({ groups }: CataloguePage) => groups.flatMap(({ courses }) => courses.map(({ id }) => id));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Every page of a flat list, one after the other. */
function allIds(courses: Parameters<typeof toCatalogue>[0], filters: CatalogueFilters): number[] {
  const catalogue = toCatalogue(courses);
  const { pages } = searchCatalogue(catalogue, filters);
  return Array.from({ length: pages }, (_, index) =>
    idsOf(searchCatalogue(catalogue, { ...filters, page: String(index + 1) })),
  ).flat();
}

describe('the filters', () => {
  it('give the same courses and classes in any order', () => {
    const order = fc.shuffledSubarray(Object.keys(nothing) as Filter[], { minLength: 8 });
    fc.assert(
      fc.property(someCourses, chosenValues, order, (courses, chosen, filters) => {
        const { entries } = courseIndexOf(toCatalogue(courses));
        const oneByOne = filters.reduce<readonly CourseEntry[]>(
          (left, filter) =>
            narrow(left, { ...nothing, [filter]: chosen[filter] }).found.map(({ entry, classes }) => ({
              ...entry,
              classes,
            })),
          entries,
        );
        const atOnce = narrow(entries, chosen).found.map(({ entry, classes }) => ({ ...entry, classes }));
        expect(oneByOne).toEqual(atOnce);
      }),
    );
  });

  it('find open courses alone (A 5.1)', () => {
    fc.assert(
      fc.property(someCourses, someFilters, (courses, filters) => {
        const open = new Set(courses.filter((each) => each.enrollment_open === 1).map(({ id }) => id));
        expect(idsOf(searchCatalogue(toCatalogue(courses), filters)).every((id) => open.has(id))).toBe(true);
      }),
    );
  });

  it('of a unit keep its classes alone and drop courses that have none (A 5.1)', () => {
    fc.assert(
      fc.property(someCourses, (courses) => {
        const { groups } = searchCatalogue(toCatalogue(courses), { unit: 'MACAPA' });
        for (const { classes } of groups.flatMap((group) => group.courses)) {
          expect(classes.map(({ nomeUnidadeOperativa }) => nomeUnidadeOperativa)).toEqual(['Macapá']);
        }
      }),
    );
  });

  it('of classes are met by one and the same class', () => {
    const { groups } = searchCatalogue(
      toCatalogue([
        courseWith(1, [classAt('Macapá', 0), classAt('Santana', 5)]),
        courseWith(2, [classAt('Macapá', 5), classAt('Santana', 0)]),
      ]),
      { unit: 'Macapá', vacancies: '1' },
    );
    expect(groups.flatMap(({ courses }) => courses)).toMatchObject([
      { id: 2, classes: [{ nomeUnidadeOperativa: 'Macapá', vagasDisponiveis: 5 }] },
    ]);
  });
});

describe('the counts', () => {
  it('say exactly what choosing a value gives', () => {
    fc.assert(
      fc.property(someCourses, someFilters, (courses, filters) => {
        const catalogue = toCatalogue(courses);
        const page = searchCatalogue(catalogue, filters);
        for (const [facet, filter] of facets) {
          for (const { value, count } of page.facets[facet]) {
            expect(searchCatalogue(catalogue, { ...filters, [filter]: value }).total).toBe(count);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of the axes add up to all courses without an axis chosen', () => {
    fc.assert(
      fc.property(someCourses, someFilters, (courses, filters) => {
        const catalogue = toCatalogue(courses);
        const { axes } = searchCatalogue(catalogue, filters).facets;
        expect(sum(axes.map(({ count }) => count))).toBe(
          searchCatalogue(catalogue, { ...filters, axis: '' }).total,
        );
      }),
    );
  });

  it('are of every name, of other values that lead somewhere, and of the chosen one', () => {
    const catalogue = toCatalogue([courseWith(1, [classAt('Macapá', 3)])]);
    expect(searchCatalogue(catalogue, { title: 'nenhum' }).facets).toMatchObject({
      units: [{ value: 'Macapá', count: 0 }],
      vacancies: [],
    });
    const { facets: offered } = searchCatalogue(catalogue, { unit: ' Calçoene' });
    expect(offered.units).toEqual([
      { value: 'Calçoene', label: 'Calçoene', count: 0 },
      { value: 'Macapá', label: 'Macapá', count: 1 },
    ]);
    expect(offered.cities).toEqual([]);
  });
});

describe('the pages', () => {
  it('hold everything found once, in any order, and no page more than asked for', () => {
    const orders = fc.constantFrom('', 'inicio', 'preco', 'titulo', 'vagas');
    fc.assert(
      fc.property(
        someCourses,
        someFilters,
        orders,
        fc.integer({ min: 1, max: 30 }),
        (courses, filters, sort, size) => {
          const flat = { ...filters, title: 'e', size: String(size) };
          const ids = allIds(courses, { ...flat, sort });
          expect(ids.toSorted()).toEqual(allIds(courses, flat).toSorted());
          expect(new Set(ids).size).toBe(ids.length);
          const page = searchCatalogue(toCatalogue(courses), flat);
          expect(ids).toHaveLength(page.total);
          expect(idsOf(page).length).toBeLessThanOrEqual(Math.min(size, 24));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['0', 1],
    ['2', 2],
    ['99', 3],
    ['-1', 1],
    ['x', 1],
    ['', 1],
  ])('asked for page %j, give page %d of 3', (asked, given) => {
    const courses = Array.from({ length: 50 }, (_, index) => courseWith(index, [classAt('Macapá', 1)]));
    const page = searchCatalogue(toCatalogue(courses), { vacancies: '1', page: asked });
    expect(page).toMatchObject({ page: given, pages: 3, total: 50 });
  });
});

describe('the order', () => {
  const courses = [
    courseWith(
      1,
      [classAt('Macapá', 2, { preco: 900, dataPeriodoExecucaoInicial: '2026-12-10' })],
      'Zelador',
    ),
    courseWith(2, [classAt('Macapá', 9, { preco: null, dataPeriodoExecucaoInicial: '20/11/2026' })], 'Água'),
    courseWith(3, [classAt('Macapá', 5, { preco: 80, dataPeriodoExecucaoInicial: null })], 'Barbeiro'),
    courseWith(4, [], 'Costura'),
  ];
  it.each([
    ['', [2, 1, 3, 4]],
    ['inicio', [2, 1, 3, 4]],
    ['preco', [3, 1, 2, 4]],
    ['titulo', [2, 3, 4, 1]],
    ['vagas', [2, 3, 1, 4]],
    ['constructor', [2, 1, 3, 4]],
  ])('%j puts what is not known last', (sort, ids) => {
    expect(idsOf(searchCatalogue(toCatalogue(courses), { axis: 'Áudio', sort }))).toEqual(ids);
  });

  it('by price shows of each course the class that has it, else the one that begins first', () => {
    const dear = classAt('Macapá', 2, { preco: 900, dataPeriodoExecucaoInicial: '2026-12-10' });
    const cheap = classAt('Santana', 2, { preco: 80, dataPeriodoExecucaoInicial: '2026-12-20' });
    const catalogue = toCatalogue([courseWith(1, [dear, cheap], 'Zelador')]);
    const shown = (sort: string) =>
      searchCatalogue(catalogue, { axis: 'Áudio', sort }).groups[0]?.courses[0]?.classes;
    expect(shown('preco')?.map(({ preco }) => preco)).toEqual([80, 900]);
    expect(shown('')?.map(({ preco }) => preco)).toEqual([900, 80]);
  });
});

describe('the whole schedule (A 2.4)', () => {
  it('has a group for each axis with its first eight courses, in the order of the alphabet', () => {
    fc.assert(
      fc.property(someCourses, (courses) => {
        const { groups, total } = searchCatalogue(toCatalogue(courses), { modality: '2' });
        expect(sum(groups.map((group) => group.total))).toBe(total);
        for (const group of groups) expect(group.courses).toHaveLength(Math.min(8, group.total));
        const known = ['Ambiente e Saúde', 'Áudio', 'Gestão e Negócios', 'Outros cursos'];
        const axes = groups.map(({ axis }) => axis);
        expect(axes).toEqual(known.filter((axis) => axes.includes(axis)));
      }),
    );
  });

  it('stays grouped under a tab, and is one list as soon as anything is asked for', () => {
    const catalogue = toCatalogue([courseWith(1, [classAt('Macapá', 1)])]);
    const shapeOf = (filters: CatalogueFilters) =>
      searchCatalogue(catalogue, filters).groups.map(({ axis }) => axis);
    expect(shapeOf({ seg: 'saude', sort: 'preco' })).toEqual(['Áudio']);
    expect(shapeOf({ unit: ' ' })).toEqual(['Áudio']);
    expect(shapeOf({ unit: 'Macapá' })).toEqual([null]);
    expect(shapeOf({ title: 'zzz' })).toEqual([]);
    expect(shapeOf({ seg: 'Moda' })).toEqual([]);
    expect(shapeOf({ modality: '7' })).toEqual([]);
  });
});

/** A class at a unit, without price and day. */
const classAt = (
  nomeUnidadeOperativa: string,
  vagasDisponiveis: number,
  changes: Partial<CourseClass> = {},
) =>
  aClass({
    localidade: null,
    nomeUnidadeOperativa,
    preco: null,
    dataPeriodoExecucaoInicial: null,
    horarios: [],
    vagasDisponiveis,
    ...changes,
  });

const courseWith = (id: number, classes: CourseClass[], title = 'Barbeiro') =>
  aCourse({ id, title, segment: 'Saúde', axis_technology: 'Áudio', classes });
