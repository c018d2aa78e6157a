import { areaCalendarPath, classCalendarPath } from '@portal/shared/contract/calendars';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
import { edgeCaseText } from '../testing/arbitrary-of.ts';
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
const changed = { updatedAt: new Date('2026-03-01T12:00:00Z') };
const [guide, nursing, closed] = await app.db
  .insert(courses)
  .values([
    {
      ...changed,
      title: 'Guia de turismo: rios, igarapés e florestas do Amapá; com prática\\vivência em campo',
      areaId: tourism?.id ?? 0,
      axisTechnology: 'Hospitalidade',
      modalityId: 2,
    },
    {
      ...changed,
      title: 'Enfermagem',
      areaId: health?.id ?? 0,
      axisTechnology: 'Ambiente e Saúde',
      modalityId: 1,
    },
    {
      ...changed,
      title: 'Radiologia',
      areaId: health?.id ?? 0,
      axisTechnology: 'Saúde',
      modalityId: 1,
      enrollmentOpen: 2,
    },
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
    ['no last day', () => today, '20260310', '20260311'],
    ['a last day before its first', () => tomorrow, '20260311', '20260312'],
  ])('takes one day for a class with %s', async (_case, id, start, end) => {
    expect(await eventsOf(classCalendarPath(id()))).toMatchObject([{ DTSTART: start, DTEND: end }]);
  });

  it('is announced by the class, and neither announced nor there while the first day is unknown', async () => {
    const course = (await get(`/api/v1/courses-sig/${nursing?.id}`)).json().data;
    const announced = new Map(
      course.classes.map((each: { planoDoCursoId: number; calendar_url: string | null }) => [
        each.planoDoCursoId,
        each.calendar_url,
      ]),
    );
    expect(announced.get(today)).toBe(classCalendarPath(today));
    expect(announced.get(undated)).toBeNull();
    expect((await get(classCalendarPath(undated))).statusCode).toBe(404);
    expect((await get(classCalendarPath(999_999))).statusCode).toBe(404);
  });
});

describe('the calendar of an area', () => {
  it.each([
    ['an axis', 'Ambiente e Saúde'],
    ['a segment', 'Saúde'],
  ])('holds, for %s, the classes of its open courses that begin today or later', async (_case, name) => {
    const calendar = await read(areaCalendarPath(name));
    expect(calendar.properties).toMatchObject({
      VERSION: '2.0',
      PRODID: '-//Senac Amapá//Portal//PT-BR',
      'X-WR-CALNAME': `Turmas: ${name}`,
      NAME: `Turmas: ${name}`,
      'REFRESH-INTERVAL': 'PT6H',
    });
    expect(calendar.components.map(({ properties }) => properties.UID)).toEqual(
      [today, tomorrow].map(ofClass),
    );
  });

  it('is called by its whole name, commas included, and keeps the UID of the class', async () => {
    const calendar = await read(areaCalendarPath('Turismo, Hospitalidade e Lazer'));
    expect(calendar.properties['X-WR-CALNAME']).toBe('Turmas: Turismo, Hospitalidade e Lazer');
    expect(calendar.components.map(({ properties }) => properties)).toEqual(
      await eventsOf(classCalendarPath(rivers)),
    );
  });

  it('is sent once: whoever names its tag is told that nothing has changed, until it has', async () => {
    const url = areaCalendarPath('Saúde');
    const { etag } = (await get(url)).headers;
    for (const known of [etag, `"other", ${etag}`, String(etag).replace('W/', ''), '*']) {
      const again = await get(url, { 'if-none-match': String(known) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    clock.advance(24 * 60);
    const later = await get(url, { 'if-none-match': String(etag) });
    expect(later.statusCode).toBe(200);
    expect(readCalendar(later.body).components).toHaveLength(1);
    clock.advance(-24 * 60);
  });

  it('drops a class when its first day ends in Belém', async () => {
    const uids = async () => (await eventsOf(areaCalendarPath('Saúde'))).map(({ UID }) => UID);
    clock.advance(12 * 60 - 1);
    expect(await uids()).toContain(ofClass(today));
    clock.advance(1);
    expect(await uids()).toEqual([ofClass(tomorrow)]);
    clock.advance(-12 * 60);
  });

  it.each([areaCalendarPath('Culinária'), '/api/v1/calendars/.ics', '/api/v1/calendars/saude'])(
    'is not there at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('answers anything that is asked for without failing', async () => {
    await fc.assert(
      fc.asyncProperty(edgeCaseText, async (text) => {
        for (const url of [
          `calendars/${encodeURIComponent(text)}.ics`,
          `classes-sig/${encodeURIComponent(text)}/calendar.ics`,
        ]) {
          expect([200, 400, 404]).toContain((await get(`/api/v1/${url}`)).statusCode);
        }
      }),
    );
  });
});
