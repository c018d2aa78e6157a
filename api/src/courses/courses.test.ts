import { describe, expect, it } from 'vitest';
import { areas, classes, coursePlans, courses, discountPolicies } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, data, status } = await testApp();

const [macapa, santana] = await addRows(app.db, units, [
  { name: 'Macapá', address: 'Av. Henrique Galúcio' },
  { name: 'Santana', address: 'Rua Ubaldo Figueira' },
]);
const [health, beauty] = await addRows(app.db, areas, [{ name: 'Saúde' }, { name: 'Beleza' }]);
const course = { modality_id: 2, axis_technology: 'Ambiente e Saúde', area_id: health.id };
const beautiful = { ...course, axis_technology: 'Beleza e Estética', area_id: beauty.id };
const goals = '<p onclick="x()">Cuidar<script>x()</script></p>';
const [nursing, massage, hidden] = await addRows(app.db, courses, [
  { ...course, title: 'Técnico em Enfermagem', goals, workload: 1200 },
  { ...beautiful, title: 'Massagem 100% relaxante' },
  { ...course, title: 'Radiologia', enrollment_open: 0 },
]);
const payments_methods = [
  { meioDePagamentoDescricao: 'Cartão', numeroDeParcelas: 10, valorDaParcela: 45.05 },
];
const inSantana = { unit_id: santana.id, vagasDisponiveis: 5 };
const [morning] = await addRows(app.db, classes, [
  {
    course_id: nursing.id,
    unit_id: macapa.id,
    localidade: 'Macapá',
    preco: 450.5,
    vagasDisponiveis: 3,
    payments_methods,
  },
  { ...inSantana, course_id: nursing.id },
  {
    ...inSantana,
    course_id: massage.id,
    dataPeriodoExecucaoInicial: '2026-12-01',
    dataDeEncerramentoPresencial: '2026-11-25T23:59:59-03:00',
  },
]);
const titles = async (query: string) =>
  (await data(`courses-sig?${query}`)).map(({ title }: { title: string }) => title);

describe('the schedule', () => {
  it.each([
    ['title=TECNICO', ['Técnico em Enfermagem']],
    ['title=100%25', ['Massagem 100% relaxante']],
    ['segment=saude', ['Técnico em Enfermagem']],
    ['segment=sau', []],
    ['axis_technology=beleza%20e%20estetica', ['Massagem 100% relaxante']],
    ['title=&segment=&unit=&axis_technology=', ['Técnico em Enfermagem', 'Massagem 100% relaxante']],
  ])('narrowed by %s, lists %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('lists the courses with open enrolment, each as its own endpoint returns it', async () => {
    const list = await data('courses-sig');
    expect(list).toMatchObject([
      { title: 'Técnico em Enfermagem', segment: 'Saúde', workload: 1200, classes: [{}, {}] },
      { title: 'Massagem 100% relaxante', classes: [{}] },
    ]);
    expect(list[0].classes).toContainEqual(
      expect.objectContaining({ planoDoCursoId: morning.planoDoCursoId, preco: 450.5, vagasDisponiveis: 3 }),
    );
    expect(await data('courses-open')).toEqual(list.map(({ id }: { id: number }) => id));
    for (const each of list) {
      const { share_image_url, ...course } = await data(`courses-sig/${each.id}`);
      expect(each).toEqual(course);
    }
  });

  it("keeps only a unit's classes and drops courses without any", async () => {
    expect(await data('courses-sig?unit=macapa')).toMatchObject([
      { title: 'Técnico em Enfermagem', classes: [{ nomeUnidadeOperativa: 'Macapá' }] },
    ]);
  });
});

describe('the search of the schedule', () => {
  it('gives a page with counts, and the calendar of each area', async () => {
    const page = await data('courses-search?modality=2');
    expect(page).toMatchObject({ total: 2, page: 1, pages: 1, didYouMean: [] });
    expect(page.groups).toMatchObject([
      { axis: 'Ambiente e Saúde', total: 1, calendarUrl: '/api/v1/calendars/ambiente-e-saude.ics' },
      { axis: 'Beleza e Estética', total: 1, courses: [{ title: 'Massagem 100% relaxante' }] },
    ]);
    expect(page.facets.unit).toEqual([
      { value: 'Macapá', label: 'Macapá', count: 1 },
      { value: 'Santana', label: 'Santana', count: 2 },
    ]);
  });

  it('narrowed to an axis is one list with its calendar, to a unit without one', async () => {
    const narrowed = async (query: string) => (await data(`courses-search?${query}`)).groups;
    const calendarUrl = '/api/v1/calendars/beleza-e-estetica.ics';
    expect(await narrowed('axis=beleza e estetica')).toMatchObject([{ axis: null, calendarUrl }]);
    expect(await narrowed('unit=santana')).toMatchObject([{ axis: null, calendarUrl: null }]);
  });

  it('begins with a course until the last moment of its enrolment, and not a moment longer', async () => {
    const first = async () => (await data('courses-search?unit=santana')).groups[0].courses[0].title;
    clock.moveTo('2026-11-25T23:59:59-03:00');
    expect(await first()).toBe('Massagem 100% relaxante');
    clock.moveTo('2026-11-26T00:00:00-03:00');
    expect(await first()).toBe('Técnico em Enfermagem');
  });

  it('suggests titles for what is being typed', async () => {
    expect(await data('courses-suggestions?title=tecnico e')).toEqual([
      { id: nursing.id, title: 'Técnico em Enfermagem' },
    ]);
    expect(await status('courses-suggestions')).toBe(400);
  });
});

describe('a course', () => {
  it('tells its goals without anything that runs, and is there though its enrolment is closed', async () => {
    expect((await data(`courses-sig/${nursing.id}`)).goals).toBe('<p>Cuidar</p>');
    expect((await data(`courses-sig/${hidden.id}`)).enrollment_open).toBe(0);
    expect(await status('courses-sig/999')).toBe(404);
  });

  it('returns the payment methods of a class', async () => {
    expect(await data(`classes-sig/${morning.planoDoCursoId}`)).toEqual({ payments_methods });
    expect(await status('classes-sig/999')).toBe(404);
  });
});

it('lists discounts and course plans', async () => {
  await app.db.insert(discountPolicies).values({ name: 'Comerciário', percentage: 20 });
  await app.db
    .insert(coursePlans)
    .values({ course: 'Enfermagem', unit_id: macapa.id, act: '12', published_at: '2025-02-03' });
  expect(await data('discounts-policy')).toMatchObject([{ name: 'Comerciário', percentage: 20 }]);
  const plan = { course: { name: 'Enfermagem' }, unit: { name: 'Macapá' }, act: '12' };
  expect(await data('courses-plans')).toMatchObject([{ ...plan, published_at: '2025-02-03' }]);
});
