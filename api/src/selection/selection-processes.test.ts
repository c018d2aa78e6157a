import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { offerCities, processCities, processDocuments, processes } from '../db/schema/selection.ts';
import { cities, units } from '../db/schema/settings.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { addRows, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, get, data, status, put } = await testApp();
const [{ id: cityId }] = await addRows(app.db, cities, [{ title: 'Macapá', state_letter: 'AP' }]);
const meeting = {
  schedule: ['Segunda a sexta, 18h30 às 22h'],
  documents_to_bring: ['RG', 'CPF'],
  documents_start_date: new Date('2026-03-30T08:00:00-03:00'),
  documents_end_date: new Date('2026-04-01T18:00:00-03:00'),
  documents_place: 'Secretaria',
};
const offered = {
  capacity: 5,
  taken: 2,
  start_date_course: '2026-04-06',
  end_date_course: '2026-06-30',
  place: 'Senac Macapá',
  ...meeting,
};
const psg = await addPsgOffer(app.db, offered, { result_date: '2026-03-25' });
const pss = await addPssOffer(app.db);
await app.db.insert(processCities).values({ programme: 'psg', process_id: psg.process_id, city_id: cityId });
await app.db.insert(offerCities).values({ programme: 'pss', offer_id: pss.offer_id, city_id: cityId });
const [notice, draft] = await addRows(app.db, processDocuments, [
  {
    programme: 'psg',
    process_id: psg.process_id,
    title: 'Edital',
    filename: 'edital.pdf',
    published_at: '2026-02-01',
  },
  { programme: 'psg', process_id: psg.process_id, title: 'Minuta', filename: 'minuta.pdf', status: 'R' },
  { programme: 'pss', process_id: pss.process_id, title: 'Comunicado', filename: 'c.pdf' },
]);

// With their offset, the dates are the same timestamps in all time zones.
const dates = { start_date: '2026-03-01T03:00:00.000Z', end_date: '2026-03-21T02:59:59.000Z' };
const inMacapa = [{ city: { info: 'Macapá - AP' } }];

it('free-course processes are listed with cities and published documents, and show their offers with the registrations still available', async () => {
  expect(await data('selection-processes')).toMatchObject([
    {
      id: psg.process_id,
      cities: inMacapa,
      result_date: '2026-03-25',
      documents: [{ title: 'Edital', published_at: '2026-02-01', status: 'P' }],
    },
  ]);
  expect((await data(`selection-processes/${psg.process_id}`)).items).toMatchObject([
    {
      ...dates,
      id: psg.offer_id,
      course_name: 'Cozinha',
      open_vacancies: 3,
      vacancies: 2,
      wait: 1,
      status: 1,
      calendar_url: `/api/v1/psg-offers/${psg.offer_id}/calendar.ics`,
      place: 'Senac Macapá',
      schedule: meeting.schedule,
      documents_to_bring: meeting.documents_to_bring,
      documents_start_date: '2026-03-30T11:00:00.000Z',
      documents_end_date: '2026-04-01T21:00:00.000Z',
      documents_place: 'Secretaria',
      registration_unit: null,
    },
  ]);
  const [{ id: unit_id }] = await addRows(app.db, units, [{ name: 'Senac Macapá', address: 'Rua A, 1' }]);
  const inPerson = await addPsgOffer(app.db, { registration_type_name: 'Presencial' }, { unit_id: unit_id });
  const [course] = (await data(`selection-processes/${inPerson.process_id}`)).items;
  expect(course.registration_unit).toMatchObject({ name: 'Senac Macapá', opening_hours: [] });
  await app.db.delete(processes).where(eq(processes.id, inPerson.process_id));
  expect(await status('selection-processes/999')).toBe(404);
});

it('staff selection processes are listed with their documents, the open ones with their positions, which they show with cities', async () => {
  const calendar_url = `/api/v1/pss-offers/${pss.offer_id}/calendar.ics`;
  expect(await data('pss-selection-processes')).toMatchObject([
    {
      documents: [{ title: 'Comunicado' }],
      items_pss: [{ id: pss.offer_id, open_vacancies: 3, calendar_url }],
    },
  ]);
  const job = { job_title: { name: 'Instrutor' }, jobs_title_id: pss.job_title_id };
  expect((await data(`pss-selection-processes/${pss.process_id}`)).items_pss).toMatchObject([
    { ...dates, ...job, id: pss.offer_id, cities: inMacapa },
  ]);
  expect(await status('pss-selection-processes/999')).toBe(404);
});

describe('the calendar of', () => {
  const calendarOf = async (path: string) => {
    const answer = await get(`${path}/calendar.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    return readCalendar(answer.body);
  };

  it('a course has the end of the registrations, the result, the delivery of documents and the first day', async () => {
    const { properties, components } = await calendarOf(`psg-offers/${psg.offer_id}`);
    expect(properties.NAME).toBe('Gratuidade: Cozinha');
    expect(
      components.map(({ properties: { SUMMARY, DTSTART, LOCATION } }) => [SUMMARY, DTSTART, LOCATION]),
    ).toEqual([
      ['Fim das inscrições: Cozinha', '20260321T025959Z', undefined],
      ['Resultado: Cozinha', '20260325', undefined],
      ['Entrega de documentos: Cozinha', '20260330T110000Z', 'Secretaria'],
      ['Início do curso: Cozinha', '20260406', 'Senac Macapá'],
      ['Aula: Cozinha', '20260406T213000Z', 'Senac Macapá'],
    ]);
    expect(components[0]?.components[0]?.properties).toMatchObject({ ACTION: 'DISPLAY', TRIGGER: '-P1D' });
    expect(components[4]?.properties).toMatchObject({
      DTEND: '20260407T010000Z',
      RRULE: 'FREQ=WEEKLY;UNTIL=20260701T025959Z;BYDAY=MO,TU,WE,TH,FR',
    });
    const [delivery, start] = components.slice(2).map(({ properties: known }) => known);
    expect(delivery).toMatchObject({
      DTEND: '20260330T210000Z',
      RRULE: 'FREQ=DAILY;UNTIL=20260401T210000Z',
      DESCRIPTION: expect.stringContaining('- RG\n- CPF\n'),
    });
    expect(start?.DESCRIPTION).toContain('Segunda a sexta, 18h30 às 22h');
  });

  it('a position has those that are known, and what is unknown is not found', async () => {
    const { components } = await calendarOf(`pss-offers/${pss.offer_id}`);
    expect(components.map(({ properties }) => properties.SUMMARY)).toEqual(['Fim das inscrições: Instrutor']);
    expect(await status('psg-offers/999/calendar.ics')).toBe(404);
  });
});

it('a process contains the URL of its card, which changes with its name', async () => {
  const address = async () => (await data(`pss-selection-processes/${pss.process_id}`)).share_image_url;
  const before = await address();
  expect(before).toMatch(/^\/api\/v1\/pss-selection-processes\/\d+\/card\.png\?v=[\w-]{16}$/);
  const answer = await get(before);
  expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  await app.db.update(processes).set({ name: 'Docentes' }).where(eq(processes.id, pss.process_id));
  expect(await address()).not.toBe(before);
  expect(await status('pss-selection-processes/999999/card.png')).toBe(404);
});

it('counts downloads of published documents', async () => {
  expect((await put(`document-downloads/${notice.id}`)).json()).toEqual({ data: null });
  expect((await rowOf(app.db, processDocuments, notice.id)).downloads).toBe(1);
  expect((await put(`document-downloads/${draft.id}`)).statusCode).toBe(404);
});
