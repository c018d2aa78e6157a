import { searchResult } from '@portal/contract/endpoints/search';
import { aCatalogueClass, aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countText, findPages, MAX_SHOWN, type SearchHitGroup, searchGroups, toSearchHit } from './search.ts';

const found = (sections: object) => z.parse(searchResult, sections);
const linesOf = (groups: readonly SearchHitGroup[]) =>
  groups.flatMap(({ title, hits }) => hits.map(({ to, lines }) => [title, to, ...lines].join(' | ')));
const process = { id: 5, name: 'Processo 2026', number: '01/2026' };
const offer = { selection_process_id: 4, course_name: 'Libras' };

it('lists the six sections in the order of the specification, then other courses, lists and pages, with their links', () => {
  const news = {
    slug: 'feira',
    title: 'Feira',
    subtitle: 'Profissões',
    published_at: '2026-03-02T10:05:00-03:00',
    updated_at: '2026-03-04T08:00:00-03:00',
  };
  const conselho = { slug: 'conselho', title: 'O conselho', subtitle: 'Atas', page: 'Conselho Regional' };
  const sections = found({
    sigCourses: [
      { id: 9, title: 'Enfermagem', axis_technology: 'Saúde', workload: 1200, modality_id: 2 },
      { id: 8, title: 'Barbeiro', modality_id: 1 },
      { id: 7, title: 'Técnico em Estética' },
      { id: 6, title: 'Inglês', workload: 80, modality_id: 2 },
    ],
    pssSelectionProcess: [process],
    psgSelectionProcess: [{ ...process, status: 1 }],
    psgCoursesSelectionProcess: [
      { ...offer, course: { description: 'Sinais' }, selection_process: { name: 'PSG 4', status: 3 } },
    ],
    galleries: [{ id: 3, event: 'Formatura', tag: 'festa' }],
    contents: [conselho, news],
    units: [{ name: 'Macapá', address: 'Rua 1, Macapá - AP', phone: '9632140100' }],
    faqs: [{ question: 'Posso parcelar?', answer: '<p>Sim.</p>', type: 1 }],
    coursesPlans: [
      {
        course: 'Técnico em Estética',
        axle: 'Saúde',
        unit: { name: 'Macapá' },
        act: '12',
        annex_url: 'documents/plano.pdf',
      },
    ],
    documents: [{ title: 'Regimento', personal_annex_url: null, published_at: '2026-03-02T10:05:00-03:00' }],
  });
  const groups = searchGroups(sections, {
    portalPages: [toSearchHit({ title: 'Quem somos', to: '/QuemSomos' })],
  });
  expect(linesOf(groups)).toEqual([
    'Notícias | /noticias/feira | Profissões | Publicado em 02/03/2026 - 10:05 | última modificação em 04/03/2026 - 08:00',
    'Galerias | /gallery/3 | festa',
    'Cursos PSG | /psg/edital/4 | Sinais | PSG 4\u00a0· Encerrado',
    'Processos seletivos PSG | /psg/edital/5 | N° 01/2026\u00a0· Em andamento',
    'Processos seletivos PSS | /pss_edital/5 | N° 01/2026',
    'Cursos técnicos | /detalhes/9 | Saúde | Carga horária de 1200 horas\u00a0· Curso pago',
    'Cursos técnicos | /detalhes/7',
    'Outros cursos | /detalhes/6 | Carga horária de 80 horas\u00a0· Curso pago',
    'Cursos livres | /detalhes/8 | Curso livre e gratuito',
    'Unidades | /unidades/macapa | Rua 1, Macapá - AP | (96) 3214-0100',
    'Perguntas frequentes | /faq?tipo=1#posso-parcelar | Sim.',
    'Planos de cursos técnicos | /storage/documents/plano.pdf | Saúde\u00a0· Unidade Macapá\u00a0· Ato autorizativo N° 12',
    'Arquivos | /arquivos | Publicado em 02/03/2026 - 10:05',
    'Páginas | /QuemSomos',
    'Páginas | /pages/conselho/Conselho%20Regional | Atas',
  ]);
  expect(groups[3]?.id).toBe('processos-seletivos-psg');
  expect(groups.flatMap(({ hits }) => hits.filter(({ isFile }) => isFile).map(({ title }) => title))).toEqual(
    ['Técnico em Estética'],
  );
});

it.each([
  [null, 0],
  [2, 0],
  [3, 2],
  [4, 2],
])('processes and offers in the state %s rank %s places below others', (status, places) => {
  const penaltiesIn = (state: number | null) =>
    searchGroups(
      found({
        psgSelectionProcess: [{ ...process, status: state }],
        psgCoursesSelectionProcess: [{ ...offer, selection_process: { name: 'PSG 4', status: state } }],
      }),
    ).map(({ hits: [hit] }) => hit?.penalty ?? 0);
  expect(penaltiesIn(status)).toEqual(penaltiesIn(1).map((penalty) => penalty + places));
});

it.each([
  ['Técnico em Estética', 40, 'Cursos técnicos'],
  ['Curso Técnico em Estética', 40, 'Cursos técnicos'],
  ['Oficina do técnico', 40, 'Outros cursos'],
  ['Estética', 800, 'Cursos técnicos'],
  ['Estética', 799, 'Outros cursos'],
])('%s of %i hours is in the section %s', (title, workload, section) => {
  const groups = searchGroups(found({ sigCourses: [{ id: 1, title, workload, modality_id: 2 }] }));
  expect(groups.map((group) => group.title)).toEqual([section]);
});

it.each([
  [MAX_SHOWN, '60'],
  [MAX_SHOWN + 1, 'mais de 60'],
])('%i results are counted as %s', (count, text) => {
  const hits = Array.from({ length: count }, () => toSearchHit({ title: 'Feira', to: '/' }));
  expect(countText({ id: 'x', title: 'x', hits })).toBe(text);
});

const pages = [
  { title: 'Biblioteca', path: '/biblioteca', searchTerms: 'livros' },
  { title: 'Livros digitais', path: '/livros' },
  { title: 'Unidades', path: '/unidades' },
];

it.each([
  ['livros', ['/livros', '/biblioteca'], false],
  ['bibliotca', ['/biblioteca'], true],
  ['nada disso', [], false],
])('the pages for %j are %j; misspelt: %s', (text, paths, misspelt) => {
  const hits = findPages(pages, text);
  expect([hits.pages.map(({ to }) => to), hits.misspelt]).toEqual([paths, misspelt]);
});

it('replaces all courses by those of one unit, with the class that begins there', () => {
  const there = aCatalogueCourse({ id: 7, classes: [aCatalogueClass({ nomeUnidadeOperativa: 'Santana' })] });
  const ofUnit = { unit: 'Santana', courses: [there, aCatalogueCourse({ id: 8, modality: 1 })], units: [] };
  expect(linesOf(searchGroups(found({ sigCourses: [{ id: 9, title: 'Barbeiro' }] }), { ofUnit }))).toEqual([
    'Outros cursos | /detalhes/7?turma=101 | Gestão e Negócios | Curso pago\u00a0· Santana\u00a0· Início em 03/12/2090',
    'Cursos livres | /detalhes/8 | Gestão e Negócios | Curso livre e gratuito',
  ]);
});

const inMacapa = aCatalogueCourse({
  classes: ['Macapá', null].map((localidade) => aCatalogueClass({ localidade })),
});
const elsewhere = [{ name: 'Oiapoque', address: 'Rua 2, Oiapoque - AP' }];
const terrace = { name: 'Terraço', address: 'Rua Santana, 45, Beirol, Macapá - AP' };

it.each([
  ['Santana', [], [], ['1', '4']],
  ['Terraço', [inMacapa], [], ['2', '4']],
  ['Terraço', [], [...elsewhere, terrace], ['2', '4']],
  ['Terraço', [], [], ['4']],
])(
  'of one unit, %s, has the courses and processes of its city alone, and those from a distance: %#',
  (unit, courses, units, ids) => {
    const cities = ['santana', 'Macapá', null, 'Todo o Amapá (a distância)'];
    const groups = searchGroups(
      found({
        psgCoursesSelectionProcess: cities.map((city_info, place) => ({
          ...offer,
          selection_process_id: place + 1,
          city_info,
        })),
        psgSelectionProcess: cities.map((city, place) => ({
          ...process,
          id: place + 1,
          cities: city ? [city, 'Amapá'] : [],
        })),
        pssSelectionProcess: cities.map((city, place) => ({
          ...process,
          id: place + 1,
          cities: city ? [city] : [],
        })),
      }),
      { ofUnit: { unit, courses, units } },
    );
    const idsIn = (title: string) =>
      groups.find((group) => group.title === title)?.hits.map(({ to }) => to.split('/').at(-1));
    for (const title of ['Cursos PSG', 'Processos seletivos PSG', 'Processos seletivos PSS']) {
      expect(idsIn(title)).toEqual(ids);
    }
  },
);

it('removes duplicates and leaves out sections without results', () => {
  const offers = [offer, offer, { ...offer, selection_process_id: 5 }];
  const groups = searchGroups(found({ psgCoursesSelectionProcess: offers }));
  expect(groups).toHaveLength(1);
  expect(linesOf(groups)).toEqual(['Cursos PSG | /psg/edital/4', 'Cursos PSG | /psg/edital/5']);
});
