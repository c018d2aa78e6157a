import { areaCalendarPath, classCalendarPath } from '@portal/shared/contract/calendars';
import { beforeEach, describe, expect, it } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
import { firstRow } from '../testing/first-row.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();

const unit = firstRow(
  await app.db
    .insert(units)
    .values({ name: 'Macapá', address: 'Av. Henrique Galúcio, 1999; Centro' })
    .returning(),
);
const [tourism, health] = await app.db
  .insert(areas)
  .values([{ name: 'Turismo, Hospitalidade e Lazer' }, { name: 'Saúde' }])
  .returning();
const offer = { modalityId: 1, updatedAt: new Date('2026-03-01T12:00:00Z') };
const [guide, nursing, closed] = await app.db
  .insert(courses)
  .values([
    {
      ...offer,
      title: 'Guia de turismo: rios, igarapés e florestas do Amapá; com prática\\vivência em campo',
      areaId: tourism?.id ?? 0,
      axisTechnology: 'Hospitalidade',
    },
    { ...offer, title: 'Enfermagem', areaId: health?.id ?? 0, axisTechnology: 'Ambiente e Saúde' },
    { ...offer, title: 'Radiologia', areaId: health?.id ?? 0, axisTechnology: 'Saúde', enrollmentOpen: 2 },
  ])
  .returning();

const addClass = async (courseId = 0, days: { startsOn?: string; endsOn?: string } = {}) =>
  firstRow(
    await app.db
      .insert(classes)
      .values({
        courseId,
        unitId: unit.id,
        location: 'Santana',
        executionForm: 'Presencial',
        schedules: ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
        ...days,
      })
      .returning(),
  ).id;

const rivers = await addClass(guide?.id, { startsOn: '2026-04-30', endsOn: '2026-06-12' });
const tomorrow = await addClass(nursing?.id, { startsOn: '2026-03-11', endsOn: '2026-02-01' });
const today = await addClass(nursing?.id, { startsOn: '2026-03-10' });
await addClass(nursing?.id, { startsOn: '2026-03-09', endsOn: '2026-12-01' });
await addClass(closed?.id, { startsOn: '2026-05-01' });
const undated = await addClass(nursing?.id);

beforeEach(() => clock.moveTo('2026-03-10T12:00:00-03:00'));

const get = (url: string | null, headers: Record<string, string> = {}) =>
  app.inject({ url: url ?? '', headers });
const read = async (url: string | null) => readCalendar((await get(url)).body);
const eventsOf = async (url: string | null) =>
  (await read(url)).components.map(({ properties }) => properties);
const ofClass = (id: number) => `turma-${id}@portal.test`;

describe('the calendar of a class', () => {
  it('holds its days as one event that leaves them free, with what is to be known of it', async () => {
    const answer = await get(classCalendarPath(rivers));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining(`inline; filename="turma-${rivers}.ics"`),
      'cache-control': 'public, max-age=600',
    });
    const url = `http://portal.test/senac-portal/detalhes/${guide?.id}?turma=${rivers}`;
    expect(readCalendar(answer.body).components).toEqual([
      {
        name: 'VEVENT',
        components: [],
        properties: expect.objectContaining({
          UID: ofClass(rivers),
          DTSTAMP: '20260301T120000Z',
          DTSTART: '20260430',
          DTEND: '20260613',
          SUMMARY: guide?.title,
          LOCATION: 'Senac Macapá, Santana\nAv. Henrique Galúcio, 1999; Centro',
          DESCRIPTION: `Terças e quintas, 14h às 18h\nSábados, 8h às 12h\nPresencial\n${url}`,
          URL: url,
          TRANSP: 'TRANSPARENT',
        }),
      },
    ]);
  });

  it.each([
    ['no last day', today, '20260310', '20260311'],
    ['a last day before its first', tomorrow, '20260311', '20260312'],
  ])('takes one day for a class with %s', async (_case, id, start, end) => {
    expect(await eventsOf(classCalendarPath(id))).toMatchObject([{ DTSTART: start, DTEND: end }]);
  });

  it('is announced by the class, and neither announced nor there while the first day is unknown', async () => {
    const course = (await get(`/api/v1/courses-sig/${nursing?.id}`)).json().data;
    const announced = course.classes.map((each: { calendar_url: string | null }) => each.calendar_url);
    expect(announced).toContain(classCalendarPath(today));
    expect(announced).toContain(null);
    expect(announced).not.toContain(classCalendarPath(undated));
    expect((await get(classCalendarPath(undated))).statusCode).toBe(404);
    expect((await get(classCalendarPath(999_999))).statusCode).toBe(404);
  });
});

describe('the calendar of an area', () => {
  it.each([
    ['an axis', 'Ambiente e Saúde'],
    ['a segment', 'Saúde'],
  ])('holds, for %s, the classes of its open courses that begin today or later', async (_case, name) => {
    const { properties, components } = await read(areaCalendarPath(name));
    expect(properties).toMatchObject({
      VERSION: '2.0',
      PRODID: '-//Senac Amapá//Portal//PT-BR',
      'X-WR-CALNAME': `Turmas: ${name}`,
      NAME: `Turmas: ${name}`,
      'REFRESH-INTERVAL': 'PT6H',
    });
    expect(components.map((event) => event.properties.UID)).toEqual([today, tomorrow].map(ofClass));
  });

  it('is called by its whole name, commas included, and holds the event of the class', async () => {
    const { properties, components } = await read(areaCalendarPath('Turismo, Hospitalidade e Lazer'));
    expect(properties['X-WR-CALNAME']).toBe('Turmas: Turismo, Hospitalidade e Lazer');
    expect(components.map((event) => event.properties)).toEqual(await eventsOf(classCalendarPath(rivers)));
  });

  it('drops a class when its first day ends in Belém, and is sent once until it does', async () => {
    const url = areaCalendarPath('Saúde');
    const { etag } = (await get(url)).headers;
    clock.moveTo('2026-03-10T23:59:59-03:00');
    for (const known of [etag, `"other", ${etag}`, String(etag).replace('W/', ''), '*']) {
      const again = await get(url, { 'if-none-match': String(known) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    clock.moveTo('2026-03-11T00:00:00-03:00');
    const later = await get(url, { 'if-none-match': String(etag) });
    expect(later.statusCode).toBe(200);
    const events = readCalendar(later.body).components;
    expect(events.map(({ properties }) => properties.UID)).toEqual([ofClass(tomorrow)]);
  });

  it.each([areaCalendarPath('Culinária'), '/api/v1/calendars/.ics', '/api/v1/calendars/saude'])(
    'is not there at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
