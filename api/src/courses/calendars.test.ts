import { areaCalendarPath, classCalendarPath } from '@portal/shared/contract/calendars';
import { beforeEach, describe, expect, it } from 'vitest';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
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
const offer = { modalityId: 1, updatedAt: new Date('2026-03-01T12:00:00Z') };
const [guide, nursing, closed] = await addRows(app.db, courses, [
  { ...offer, title, areaId: tourism.id, axisTechnology: 'Hospitalidade' },
  { ...offer, title: 'Enfermagem', areaId: health.id, axisTechnology: 'Ambiente e Saúde' },
  { ...offer, title: 'Radiologia', areaId: health.id, axisTechnology: 'Saúde', enrollmentOpen: 2 },
]);

const given = {
  unitId: unit.id,
  location: 'Santana',
  executionForm: 'Presencial',
  schedules: ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
};
const addClass = async (courseId: number, more: Partial<typeof classes.$inferInsert> = {}) =>
  (await addRows(app.db, classes, [{ ...given, courseId, ...more }]))[0].id;

const rivers = await addClass(guide.id, { startsOn: '2026-04-30', endsOn: '2026-06-12' });
const tomorrow = await addClass(nursing.id, { startsOn: '2026-03-11' });
const today = await addClass(nursing.id, { startsOn: '2026-03-10', endsOn: '2026-03-09', location: null });
await addClass(nursing.id, { startsOn: '2026-03-09', endsOn: '2026-12-01' });
await addClass(closed.id, { startsOn: '2026-05-01' });
const undated = await addClass(nursing.id);

beforeEach(() => clock.moveTo('2026-03-10T12:00:00-03:00'));

const read = async (path: string | null) => readCalendar((await get(path ?? '')).body);
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
    const url = `http://portal.test/senac-portal/detalhes/${guide.id}?turma=${rivers}`;
    expect(readCalendar(answer.body).components).toEqual([
      {
        name: 'VEVENT',
        components: [],
        properties: expect.objectContaining({
          UID: ofClass(rivers),
          DTSTAMP: '20260301T120000Z',
          DTSTART: '20260430',
          DTEND: '20260613',
          SUMMARY: title,
          LOCATION: 'Senac Macapá, Santana\nAv. Henrique Galúcio, 1999; Centro',
          DESCRIPTION: `Terças e quintas, 14h às 18h\nSábados, 8h às 12h\nPresencial\n${url}`,
          URL: url,
          TRANSP: 'TRANSPARENT',
        }),
      },
    ]);
  });

  it.each([
    ['without a last day', () => tomorrow, '20260311', '20260312', 'Senac Macapá, Santana'],
    ['with one before its first', () => today, '20260310', '20260311', 'Senac Macapá'],
  ])('takes one day %s', async (_, id, DTSTART, DTEND, place) => {
    const [event] = (await read(classCalendarPath(id()))).components;
    expect(event?.properties).toMatchObject({ DTSTART, DTEND });
    expect(event?.properties.LOCATION?.split('\n')[0]).toBe(place);
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
    ['a name with signs of its own', 'Turismo\\natureza, Hospitalidade e Lazer', [rivers]],
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
    expect(events.map(({ properties }) => properties.UID)).toEqual([ofClass(tomorrow)]);
  });

  it('is not there for an area that is not', async () => {
    for (const path of [areaCalendarPath('Culinária'), 'calendars/.ics', 'calendars/saude']) {
      expect(await status(path ?? '')).toBe(404);
    }
  });
});
