import { commonSynonyms } from '@portal/contract/text-search/common-synonyms';
import { beforeEach, describe, expect, it } from 'vitest';
import { contents, documents, faqs, galleries, pages, searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, coursePlans, courses } from '../db/schema/courses.ts';
import { jobTitles, offers, processCities, processes } from '../db/schema/selection.ts';
import { cities, units } from '../db/schema/settings.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, data } = await testApp();

const [news, menu] = await addRows(app.db, pages, [{ name: 'Notícias' }, { name: 'Salão-Escola' }]);
const [area] = await addRows(app.db, areas, [{ name: 'Gastronomia' }]);
const published = { published_at: '2026-03-01T12:00:00Z' };
await app.db.insert(contents).values([
  {
    ...published,
    page_id: news.id,
    slug: 'menu',
    title: 'Menu de rio',
    descritive: '<p>Feito na cozinha.</p>',
  },
  {
    ...published,
    page_id: menu.id,
    slug: 'salao',
    title: 'Salão-Escola',
    descritive: '<p>Corte e barba</p>',
  },
  { page_id: news.id, slug: 'futura', title: 'Futura', published_at: '2026-03-10T15:30:00Z' },
]);
await app.db.insert(galleries).values([{ event: 'Formatura' }, { event: 'Rascunho de foto', status: 'R' }]);
const course = { area_id: area.id, axis_technology: 'Turismo' };
await app.db.insert(courses).values([
  { ...course, title: 'Cozinheiro', modality_id: 1, workload: 240 },
  { ...course, title: 'Cozinha Amazônica', modality_id: 2 },
  { ...course, title: 'Cozinha fechada', modality_id: 2, enrollment_open: 0 },
]);
await app.db.insert(processes).values([
  { programme: 'psg', id: 50, name: 'Processo Seletivo PSG 50/2026', number: '050/2026', status: 1 },
  { programme: 'psg', id: 47, name: 'Processo Seletivo PSG 47/2025', number: '047/2025', status: 3 },
]);
const offer = {
  vacancies: 10,
  capacity: 10,
  start_date: new Date('2026-01-01T12:00:00Z'),
  end_date: new Date('2026-12-01T12:00:00Z'),
};
await app.db.insert(offers).values([
  { ...offer, programme: 'psg', id: 1, process_id: 50, course_name: 'Barbeiro' },
  { ...offer, programme: 'psg', id: 2, process_id: 47, course_name: 'Barbeiro' },
  { ...offer, programme: 'psg', id: 3, process_id: 50, course_name: 'Barbeiro em preparo', status: 2 },
]);
const [driver] = await addRows(app.db, jobTitles, [{ name: 'Motorista' }]);
await app.db
  .insert(processes)
  .values({ programme: 'pss', id: 24, name: 'PSS 24/2026', number: '024/2026', status: 1 });
await app.db.insert(offers).values({ ...offer, programme: 'pss', process_id: 24, job_title_id: driver.id });
const [city] = await addRows(app.db, cities, [{ title: 'Santana', state_letter: 'AP' }]);
await app.db.insert(processCities).values({ programme: 'psg', process_id: 50, city_id: city.id });
const [unit] = await addRows(app.db, units, [
  { name: 'Porto', address: 'Rua do Porto, 250, Santana - AP', phone: '9632140200' },
]);
await app.db.insert(classes).values({
  course_id: 1,
  unit_id: unit.id,
  localidade: 'Santana',
  horarios: ['Segunda a sexta, 19h às 22h'],
});
await app.db
  .insert(coursePlans)
  .values({ course: 'Técnico em Logística', unit_id: unit.id, act: '017/2025' });
await app.db
  .insert(faqs)
  .values({ type: 3, question: 'Posso parcelar?', answer: '<p>Em <b>três</b> vezes.</p>' });
await app.db
  .insert(documents)
  .values({ title: 'Regimento escolar', personal_annex_url: 'documents/regimento.pdf' });

// Expires the cached index.
beforeEach(() => clock.advance(1));

const pathOf = (text: string) => `search-global?${new URLSearchParams({ search: text })}`;
const search = (text: string) => data(pathOf(text));
const named = ({ didYouMean: _, nearest: __, ...found }: Record<string, unknown>) =>
  Object.entries(found as Record<string, (Record<string, string> & { course?: { name: string } })[]>).flatMap(
    ([section, answers]) =>
      answers.map(({ title, event, course_name, name, question, course, selection_process_id: process }) =>
        [`${section}:`, title ?? event ?? course_name ?? name ?? question ?? course?.name, process]
          .filter(Boolean)
          .join(' '),
      ),
  );

describe('the search (A 2.3)', () => {
  it.each([
    ['COZINHA', ['contents: Menu de rio', 'sigCourses: Cozinha Amazônica', 'sigCourses: Cozinheiro']],
    ['barbearia', ['psgCoursesSelectionProcess: Barbeiro 50', 'psgCoursesSelectionProcess: Barbeiro 47']],
    ['edital 50', ['psgSelectionProcess: Processo Seletivo PSG 50/2026']],
    ['motorista', ['pssSelectionProcess: PSS 24/2026']],
    ['salao escola', ['contents: Salão-Escola']],
    ['formatura', ['galleries: Formatura']],
    ['cozinheiro em santana à noite', ['sigCourses: Cozinheiro']],
    ['endereço santana', ['units: Porto']],
    ['plano logistica', ['coursesPlans: Técnico em Logística']],
    ['parcelamento', ['faqs: Posso parcelar?']],
    ['regimentos', ['documents: Regimento escolar']],
    ['rascunho', []],
    ['preparo', []],
    ['fechada', []],
  ])('for %j finds %j', async (text, found) => {
    expect(named(await search(text))).toEqual(found);
  });

  it('names the kind of a result', async () => {
    expect((await search('cozinheiro')).sigCourses[0]).toMatchObject({ modality_id: 1, workload: 240 });
    expect((await search('salao')).contents).toMatchObject([{ page: 'Salão-Escola' }]);
    expect((await search('menu')).contents).toMatchObject([{ page: null }]);
    expect((await search('barbeiro')).psgCoursesSelectionProcess).toMatchObject([
      { selection_process: { name: 'Processo Seletivo PSG 50/2026', status: 1 } },
      { selection_process: { status: 3 } },
    ]);
  });

  it('ranks what it finds, and names the cities of a process', async () => {
    const { sigCourses, psgSelectionProcess } = await search('cozinha');
    expect(sigCourses.map(({ rank }: { rank: number }) => rank)).toEqual([0, 3]);
    expect(psgSelectionProcess).toEqual([]);
    expect((await search('edital 50')).psgSelectionProcess).toMatchObject([{ rank: 4, cities: ['Santana'] }]);
  });

  it('forgives typos and says what it understood; where nothing is found, it gives what comes nearest', async () => {
    const forgiven = await search('barbero');
    expect(named(forgiven)).toHaveLength(2);
    expect(forgiven).toMatchObject({ didYouMean: ['barbeiro'], nearest: null });
    const found = await search('barbeiro em marte');
    expect(named(found)).toEqual([]);
    expect(named(found.nearest)).toHaveLength(2);
    expect((await search('zzzzzz')).nearest).toBeNull();
  });

  it('finds no more of one kind than a page shows, and one that shows that there are more', async () => {
    await app.db.insert(galleries).values(Array.from({ length: 70 }, () => ({ event: 'Mutirão' })));
    clock.advance(1);
    expect(named(await search('mutirao'))).toHaveLength(61);
  });

  it('finds a content from its hour on', async () => {
    clock.moveTo('2026-03-10T12:29:00-03:00');
    expect(named(await search('futura'))).toEqual([]);
    clock.moveTo('2026-03-10T12:31:00-03:00');
    expect(named(await search('futura'))).toEqual(['contents: Futura']);
  });

  it('begins with the reviewed list of everyday words, and takes what editors write', async () => {
    const list = await app.db.select().from(searchSynonyms);
    expect(list).toHaveLength(commonSynonyms.length);
    expect(list).toEqual(expect.arrayContaining([...commonSynonyms]));
    expect(named(await search('chofer'))).toEqual([]);
    await app.db.insert(searchSynonyms).values({ term: 'Chofer', means: ['motorista'] });
    clock.advance(1);
    expect(named(await search('chofer'))).toEqual(['pssSelectionProcess: PSS 24/2026']);
    const inSchedule = async () => (await data('courses-search?title=rango')).total;
    expect(await inSchedule()).toBe(0);
    await app.db.insert(searchSynonyms).values({ term: 'rango', means: ['cozinheiro'] });
    clock.advance(1);
    expect(await inSchedule()).toBe(1);
  });
});
