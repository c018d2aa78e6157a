import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueFilters, CataloguePage } from '../endpoints/catalogue.ts';
import type { Course, CourseClass } from '../endpoints/courses.ts';
import { someCourses, someFilters } from '../testing/arbitrary-courses.ts';
import { toCatalogue } from './catalogue.ts';
import { classFilters, courseFilters, type Filter } from './course-entries.ts';
import { searchCatalogue, suggest } from './search-catalogue.ts';

const now = Date.parse('2026-11-10T12:00:00-03:00');
const search = (courses: readonly Course[], filters: CatalogueFilters) =>
  searchCatalogue(toCatalogue(courses), filters, now);

const facetNames: readonly Filter[] = [...courseFilters, ...classFilters];

// Each sample has up to sixty courses.
fc.configureGlobal({ numRuns: 20 });

const idsOf = ({ groups }: CataloguePage) => groups.flatMap(({ courses }) => courses.map(({ id }) => id));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

it('the filters of classes are met by one and the same class, which alone is shown (A 5.1)', () => {
  const courses = [
    courseWith(1, [classAt('Macapá', 0), classAt('Santana', 5)]),
    courseWith(2, [classAt('Macapá', 5), classAt('Santana', 0)]),
  ];
  const [group] = search(courses, { unit: 'MACAPA', vacancies: '1' }).groups;
  expect(group?.courses).toMatchObject([
    { id: 2, classes: [{ nomeUnidadeOperativa: 'Macapá', vagasDisponiveis: 5 }] },
  ]);
});

describe('the free hours of a week', () => {
  const evenings = 'ter-noite.qui-noite';
  const courses = [
    courseWith(1, [
      classAt('Macapá', 1, { horarios: ['Segunda a sexta, 19h às 22h'] }),
      classAt('Santana', 1, { horarios: ['Terças e quintas, 19h às 22h'] }),
    ]),
    courseWith(2, [classAt('Macapá', 1, { horarios: ['Terças, 19h às 22h', 'Sábados, 8h às 12h'] })]),
    courseWith(3, []),
  ];

  it.each([
    [evenings, [1]],
    [`${evenings}.sab-manha`, [1, 2]],
    ['seg-noite', []],
  ])('%s hold whole classes alone, as one flat list', (week, ids) => {
    const page = search(courses, { week });
    expect(idsOf(page)).toEqual(ids);
    expect(page.groups.every(({ axis }) => axis === null)).toBe(true);
  });

  it('show of a course the class that fits, and are met by the class that meets the other filters', () => {
    const [group] = search(courses, { week: evenings }).groups;
    expect(group?.courses[0]?.classes.map((each) => each.nomeUnidadeOperativa)).toEqual(['Santana']);
    expect(search(courses, { week: evenings, unit: 'Macapá' }).total).toBe(0);
    expect(search(courses, { week: 'sempre' }).total).toBe(3);
  });
});

describe('the counts', () => {
  it('say exactly what choosing a value gives, of a modality without the price, and those of the axes add up', () => {
    fc.assert(
      fc.property(someCourses, someFilters, fc.constantFrom('1', '2'), (courses, filters, modality) => {
        const page = search(courses, filters);
        const totalWith = (filter: Filter, value: string) =>
          search(courses, { ...filters, [filter]: value }).total;
        for (const name of facetNames) {
          for (const { value, count } of page.facets[name]) expect(totalWith(name, value)).toBe(count);
        }
        expect(sum(page.facets.axis.map(({ count }) => count))).toBe(totalWith('axis', ''));
        for (const { value, count } of search(courses, { ...filters, modality }).facets.modality)
          expect(search(courses, { ...filters, price: '', modality: value }).total).toBe(count);
      }),
    );
  });

  it('are of every name, of other values that lead somewhere, and of the chosen one but for the segments', () => {
    const courses = [courseWith(1, [classAt('Macapá', 3)])];
    expect(search(courses, { title: 'nenhum' }).facets).toMatchObject({
      unit: [{ value: 'Macapá', count: 0 }],
      vacancies: [],
    });
    const asked = { seg: 'xxx', unit: ' Calçoene', month: 'maio', price: 'x' };
    expect(search(courses, asked).facets).toMatchObject({
      seg: [{ value: 'Saúde', count: 0 }],
      unit: [
        { value: 'Calçoene', label: 'Calçoene', count: 0 },
        { value: 'Macapá', label: 'Macapá', count: 0 },
      ],
      city: [],
      price: [],
      month: [{ value: 'maio', label: 'maio', count: 0 }],
    });
  });

  it('come in the order in which people read the values', () => {
    const january = { preco: 80, dataPeriodoExecucaoInicial: '2027-01-10', horarios: ['19h às 22h'] };
    const december = { preco: 4000, dataPeriodoExecucaoInicial: '2026-12-01', horarios: ['8h às 12h'] };
    const courses = [
      courseWith(1, [classAt('Macapá', 0, { ...january, localidade: 'Macapá' })]),
      courseWith(2, [classAt('Santana', 3, january), classAt('Macapá', 0, december), classAt('Macapá', 0)]),
      aCourse({ id: 3, segment: null, axis_technology: 'Agro', classes: [] }),
    ];
    const read = Object.entries(search(courses, { modality: '2' }).facets).map(([facet, values]) => [
      facet,
      ...values.map(({ value, label, count }) => `${value}, ${label}: ${count}`),
    ]);
    expect(read).toEqual([
      ['seg', 'Saúde, Saúde: 2'],
      ['axis', 'Agro, Agro: 1', 'Áudio, Áudio: 2'],
      ['unit', 'Macapá, Macapá: 2', 'Santana, Santana: 1'],
      ['city', 'Macapá, Macapá: 1'],
      ['shift', 'manha, Manhã: 1', 'noite, Noite: 2'],
      ['price', 'ate-500, Até R$ 500: 2', 'acima-3000, Acima de R$ 3.000: 1'],
      ['month', '2026-12, dezembro de 2026: 1', '2027-01, janeiro de 2027: 2'],
      ['vacancies', '1, Com vagas: 1'],
      ['modality', '2, Pagos: 3', '1, Gratuitos: 0'],
    ]);
  });
});

it.each([
  ['0', '', 1, 3, [0, 24]],
  ['3', '', 3, 3, [48, 50]],
  ['99', '24', 3, 3, [48, 50]],
  ['-1', '99', 1, 3, [0, 24]],
  ['2x', 'x2', 1, 3, [0, 24]],
  ['4', '10', 4, 5, [30, 40]],
  ['1', '0', 1, 50, [0, 1]],
])(
  'asked for page %j of size %j, gives page %d of %d with the courses %j',
  (asked, size, given, pages, [from, to]) => {
    const courses = Array.from({ length: 50 }, (_, index) => courseWith(index, [classAt('Macapá', 1)]));
    const page = search(courses, { vacancies: '1', page: asked, size });
    expect(page).toMatchObject({ page: given, pages, total: 50, groups: [{ total: 50 }] });
    const ids = courses.map(({ id }) => id);
    expect(idsOf(page)).toEqual(ids.slice(from, to));
  },
);

describe('the order', () => {
  const starting = (preco: number | null, vacancies: number, dataPeriodoExecucaoInicial: string | null) => [
    classAt('Macapá', vacancies, { preco, dataPeriodoExecucaoInicial }),
  ];
  const courses = [
    courseWith(1, starting(900, 2, '2026-12-10'), 'Zelador'),
    courseWith(2, starting(null, 9, '20/11/2026'), 'Água'),
    courseWith(3, starting(80, 5, null), 'Barbeiro'),
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
    expect(idsOf(search(courses, { axis: 'Áudio', sort }))).toEqual(ids);
  });

  it.each(['', 'inicio'])('%j has first what one can still enrol in, online or at the unit', (sort) => {
    const over = { dataDeEncerramentoPresencial: '2026-11-09', dataPeriodoExecucaoInicial: '2026-11-20' };
    const atUnit = { dataDeEncerramentoOnline: '2026-11-09', dataDeEncerramentoPresencial: '2026-11-10' };
    const full = { vagasDisponiveis: 0, dataPeriodoExecucaoInicial: '2026-11-22' };
    const later = { ...atUnit, dataPeriodoExecucaoInicial: '2026-11-21' };
    const classes = [[over], [full], [over, later], []].map((each) =>
      each.map((changes) => classAt('Macapá', 3, changes)),
    );
    const page = search(
      classes.map((each, id) => courseWith(id, each)),
      { axis: 'Áudio', sort },
    );
    expect(idsOf(page)).toEqual([2, 0, 1, 3]);
    expect(page.groups[0]?.courses[0]?.classes[0]).toMatchObject(atUnit);
  });

  it('by price shows of each course the class that has it, else the one that begins first', () => {
    const dear = classAt('Macapá', 2, { preco: 900, dataPeriodoExecucaoInicial: '2026-12-10' });
    const cheap = classAt('Santana', 2, { preco: 80, dataPeriodoExecucaoInicial: '2026-12-20' });
    const unknown = classAt('Oiapoque', 2, { dataPeriodoExecucaoInicial: '2026-12-30' });
    const shown = (sort: string) =>
      search([courseWith(1, [dear, unknown, cheap])], { axis: 'Áudio', sort }).groups[0]?.courses[0]?.classes;
    expect(shown('preco')?.map(({ preco }) => preco)).toEqual([80, 900, null]);
    expect(shown('')?.map(({ preco }) => preco)).toEqual([900, 80, null]);
  });

  it('of what fits a title is how well it fits, then the start, unless another is asked for', () => {
    const fitting = [
      courseWith(1, starting(null, 1, '2026-11-20'), 'Corte e costura'),
      courseWith(2, [], 'Costura básica'),
      courseWith(3, starting(null, 1, '2026-12-20'), 'Costura à mão'),
    ];
    expect(idsOf(search(fitting, { title: 'costura' }))).toEqual([3, 2, 1]);
    expect(search(fitting, { title: 'cosutra' }).didYouMean).toEqual(['costura']);
    expect(idsOf(search(fitting, { title: 'costura', sort: 'inicio' }))).toEqual([1, 3, 2]);
  });
});

describe('the whole schedule (A 2.4)', () => {
  it('has a group for each axis with its first eight courses, by the alphabet, those without an axis last', () => {
    const axes = [null, 'Turismo', 'Agro'].map((axis_technology, id) => aCourse({ id, axis_technology }));
    const many = Array.from({ length: 9 }, (_, index) => aCourse({ id: index + 3, axis_technology: 'Agro' }));
    const { groups } = search([...axes, ...many], {});
    expect(groups.map(({ axis, total, courses }) => [axis, total, courses.length])).toEqual([
      ['Agro', 10, 8],
      ['Turismo', 1, 1],
      ['Outros cursos', 1, 1],
    ]);
  });

  it.each<[CatalogueFilters, (string | null)[]]>([
    [{ seg: 'saude', sort: 'preco' }, ['Áudio']],
    [{ unit: ' ', title: ' ' }, ['Áudio']],
    [{ axis: 'audio' }, [null]],
    [{ unit: 'Macapá' }, [null]],
    [{ title: 'zzz' }, []],
    [{ seg: 'Moda' }, []],
    [{ modality: '7' }, []],
  ])('stays grouped under a tab, and is one list as soon as anything is asked for: %j', (filters, axes) => {
    const { groups } = search([courseWith(1, [classAt('Macapá', 1)])], filters);
    expect(groups.map(({ axis }) => axis)).toEqual(axes);
  });
});

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

it('suggests open courses of the modality, those that begin with the text first, then by the alphabet', () => {
  const titles = ['Costura básica', 'Corte e costura', 'Costura à mão'];
  const catalogue = toCatalogue([
    ...titles.map((title, id) => aCourse({ id, title })),
    aCourse({ id: 3, title: 'Costura livre', modality_id: 1 }),
    aCourse({ id: 4, title: 'Costura fechada', enrollment_open: 0 }),
  ]);
  expect(suggest(catalogue, 'costura', '2')).toEqual([
    { id: 2, title: 'Costura à mão' },
    { id: 0, title: 'Costura básica' },
    { id: 1, title: 'Corte e costura' },
  ]);
});

it('suggests eight at most, and nothing for a blank text', () => {
  const catalogue = toCatalogue(
    Array.from({ length: 9 }, (_, id) => aCourse({ id, title: `Costura ${id}` })),
  );
  expect(suggest(catalogue, 'costura')).toHaveLength(8);
  expect(suggest(catalogue, ' ')).toEqual([]);
});
