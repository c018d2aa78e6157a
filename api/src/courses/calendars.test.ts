import { areaCalendarPath, classCalendarPath } from '@portal/contract/endpoints/files';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, get, data, status } = await testApp();

const [unit] = await addRows(app.db, units, [
  { name: 'Macapá', address: 'Av. Henrique Galúcio, 1999; Centro' },
]);
const [tourism, health] = await addRows(app.db, areas, [
  { name: 'Turismo\\natureza, Hospitalidade e Lazer' },
  { name: 'Saúde' },
]);
const title = 'Guia de turismo: rios, igarapés e florestas do Amapá; com prática\\vivência em campo';
const offer = { modality_id: 1, updated_at: '2026-03-01T12:00:00Z' };
const [guide, nursing, closed] = await addRows(app.db, courses, [
  { ...offer, title, area_id: tourism.id, axis_technology: 'Hospitalidade' },
  { ...offer, title: 'Enfermagem', area_id: health.id, axis_technology: 'Ambiente e Saúde' },
  { ...offer, title: 'Radiologia', area_id: health.id, axis_technology: 'Saúde', enrollment_open: 0 },
]);

const given = {
  unit_id: unit.id,
  localidade: 'Santana',
  formaDeExecucao: 'Presencial',
  horarios: ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
  vagasDisponiveis: 5,
};
const addClass = async (course_id: number, more: Partial<typeof classes.$inferInsert> = {}) =>
  (await addRows(app.db, classes, [{ ...given, course_id, ...more }]))[0].planoDoCursoId;

const rivers = await addClass(guide.id, {
  dataPeriodoExecucaoInicial: '2026-04-30',
  dataPeriodoExecucaoFinal: '2026-06-12',
  dataDeEncerramentoOnline: '2026-04-20T18:00:00-03:00',
});
const untimed = await addClass(guide.id, {
  dataPeriodoExecucaoInicial: '2026-03-11',
  dataPeriodoExecucaoFinal: '2026-03-20',
  horarios: [],
});
const full = await addClass(guide.id, { dataPeriodoExecucaoInicial: '2026-05-04', vagasDisponiveis: 0 });
const over = await addClass(guide.id, {
  dataPeriodoExecucaoInicial: '2026-05-05',
  dataDeEncerramentoPresencial: '2026-03-09T18:00:00-03:00',
});
const tomorrow = await addClass(nursing.id, { dataPeriodoExecucaoInicial: '2026-03-11' });
const today = await addClass(nursing.id, {
  dataPeriodoExecucaoInicial: '2026-03-10',
  dataPeriodoExecucaoFinal: '2026-03-09',
  localidade: null,
});
await addClass(nursing.id, {
  dataPeriodoExecucaoInicial: '2026-03-09',
  dataPeriodoExecucaoFinal: '2026-12-01',
});
await addClass(closed.id, { dataPeriodoExecucaoInicial: '2026-05-01' });
const undated = await addClass(nursing.id);

beforeEach(() => clock.moveTo('2026-03-10T12:00:00-03:00'));

const read = async (path: string | null) => readCalendar((await get(path ?? '')).body);
const ofClass = (id: number, part = '') => `turma-${id}${part}@portal.test`;

describe('the calendar of a class', () => {
  it('holds its lessons week by week, which leave the time free, and the ends of enrolment with a reminder', async () => {
    const answer = await get(classCalendarPath(rivers));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining(`inline; filename="turma-${rivers}.ics"`),
      'cache-control': 'public, max-age=600',
    });
    const url = `http://portal.test/senac-portal/detalhes/${guide.id}?turma=${rivers}`;
    const { components } = readCalendar(answer.body);
    const common = {
      DTSTAMP: '20260301T120000Z',
      LOCATION: 'Senac Macapá, Santana\nAv. Henrique Galúcio, 1999; Centro',
      DESCRIPTION: `Terças e quintas, 14h às 18h\nSábados, 8h às 12h\nPresencial\n${url}`,
      URL: url,
      TRANSP: 'TRANSPARENT',
    };
    expect(components.map(({ properties }) => properties)).toEqual([
      expect.objectContaining({
        ...common,
        UID: ofClass(rivers, '-1'),
        SUMMARY: title,
        DTSTART: '20260430T170000Z',
        DTEND: '20260430T210000Z',
        RRULE: 'FREQ=WEEKLY;UNTIL=20260613T025959Z;BYDAY=TU,TH',
      }),
      expect.objectContaining({
        ...common,
        UID: ofClass(rivers, '-2'),
        DTSTART: '20260502T110000Z',
        DTEND: '20260502T150000Z',
        RRULE: 'FREQ=WEEKLY;UNTIL=20260613T025959Z;BYDAY=SA',
      }),
      expect.objectContaining({
        ...common,
        UID: ofClass(rivers, '-on-line'),
        SUMMARY: `Fim da matrícula on-line: ${title}`,
        DTSTART: '20260420T210000Z',
      }),
    ]);
    const [reminder] = components.at(-1)?.components ?? [];
    expect(reminder).toMatchObject({ name: 'VALARM', properties: { ACTION: 'DISPLAY', TRIGGER: '-P1D' } });
  });

  it('has a lesson after 21h on the next day of UTC, where calendars count the days of the week', async () => {
    const id = await addClass(guide.id, {
      dataPeriodoExecucaoInicial: '2026-03-16',
      dataPeriodoExecucaoFinal: '2026-03-31',
      horarios: ['Segundas e sábados, 21h às 22h30'],
    });
    clock.advance(1);
    const [event] = (await read(classCalendarPath(id))).components;
    expect(event?.properties).toMatchObject({
      DTSTART: '20260317T000000Z',
      DTEND: '20260317T013000Z',
      RRULE: 'FREQ=WEEKLY;UNTIL=20260401T025959Z;BYDAY=TU,SU',
    });
    await app.db.delete(classes).where(eq(classes.planoDoCursoId, id));
  });

  it.each([
    ['once without a last day', () => tomorrow, '20260312T170000Z', undefined],
    ['as whole days without hours', () => untimed, '20260311', undefined],
    ['as one whole day with a last day before its first', () => today, '20260310', undefined],
  ])('has its lessons %s', async (_, id, DTSTART, rule) => {
    const [event] = (await read(classCalendarPath(id()))).components;
    expect(event?.properties).toMatchObject({ DTSTART });
    expect(event?.properties.RRULE).toBe(rule);
  });

  it('does not exist once enrolment has ended', async () => {
    for (const id of [full, over]) expect(await status(classCalendarPath(id))).toBe(404);
    clock.moveTo('2026-04-20T18:00:01-03:00');
    expect(await status(classCalendarPath(rivers))).toBe(404);
  });

  it('is announced by the class, and neither announced nor there while the first day is unknown', async () => {
    const course = await data(`courses-sig/${nursing.id}`);
    const announced = course.classes.map((each: { calendar_url: string | null }) => each.calendar_url);
    expect(announced).toContain(classCalendarPath(today));
    expect(announced).toContain(null);
    expect(announced).not.toContain(classCalendarPath(undated));
    for (const id of [undated, 999_999]) expect(await status(classCalendarPath(id))).toBe(404);
  });
});

describe('the calendar of an area', () => {
  it.each([
    ['an axis', 'Ambiente e Saúde', [today, tomorrow]],
    ['a segment', 'Saúde', [today, tomorrow]],
    ['a name with signs of its own', 'Turismo\\natureza, Hospitalidade e Lazer', [untimed, rivers]],
  ])('holds, for %s, the classes of its open courses that begin today or later', async (_, name, ids) => {
    const { properties, components } = await read(areaCalendarPath(name));
    expect(properties).toMatchObject({
      VERSION: '2.0',
      PRODID: '-//Senac Amapá//Portal//PT-BR',
      'X-WR-CALNAME': `Turmas: ${name}`,
      NAME: `Turmas: ${name}`,
      'REFRESH-INTERVAL': 'PT6H',
    });
    const events = await Promise.all(ids.map(async (id) => (await read(classCalendarPath(id))).components));
    expect(components).toEqual(events.flat());
  });

  it('drops a class when its first day ends in Belém, and is sent once until it does', async () => {
    const url = areaCalendarPath('Saúde') ?? '';
    const { etag } = (await get(url)).headers;
    clock.moveTo('2026-03-10T23:59:59-03:00');
    for (const known of [etag, `"other", ${etag}`, String(etag).replace('W/', ''), '*']) {
      const again = await get(url, { 'if-none-match': String(known) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect(await status(url, { 'if-none-match': '"other"' })).toBe(200);
    clock.moveTo('2026-03-11T00:00:00-03:00');
    const later = await get(url, { 'if-none-match': String(etag) });
    expect(later.statusCode).toBe(200);
    const events = readCalendar(later.body).components;
    expect(events.map(({ properties }) => properties.UID)).toEqual(
      ['-1', '-2'].map((part) => ofClass(tomorrow, part)),
    );
  });

  it('is not there for an area that is not', async () => {
    for (const path of [areaCalendarPath('Culinária'), 'calendars/.ics', 'calendars/saude']) {
      expect(await status(path ?? '')).toBe(404);
    }
  });
});
