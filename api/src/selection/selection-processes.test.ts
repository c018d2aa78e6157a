import { describe, expect, it } from 'vitest';
import { cities } from '../db/schema/places.ts';
import { processDocuments } from '../db/schema/process-documents.ts';
import { psgProcessCities } from '../db/schema/psg.ts';
import { pssItemCities } from '../db/schema/pss.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { addRows, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, data, status, put } = await testApp();
const [city] = await addRows(app.db, cities, [{ title: 'Macapá', stateLetter: 'AP' }]);
const psg = await addPsgOffer(app.db, { capacity: 5, taken: 2 });
const pss = await addPssOffer(app.db);
await app.db.insert(psgProcessCities).values({ processId: psg.processId, cityId: city.id });
await app.db.insert(pssItemCities).values({ itemId: pss.itemId, cityId: city.id });
const [notice, draft] = await addRows(app.db, processDocuments, [
  { psgProcessId: psg.processId, title: 'Edital', filename: 'edital.pdf', publishedAt: '2026-02-01' },
  { psgProcessId: psg.processId, title: 'Minuta', filename: 'minuta.pdf', status: 'R' },
  { pssProcessId: pss.processId, title: 'Comunicado', filename: 'c.pdf' },
]);

// The dates name their offset: a browser elsewhere reads the same moments.
const dates = { start_date: '2026-03-01T03:00:00.000Z', end_date: '2026-03-21T02:59:59.000Z' };
const inMacapa = [{ city: { info: 'Macapá - AP' } }];

describe('free-course processes', () => {
  it('are listed with cities and published documents', async () => {
    expect(await data('selection-processes')).toMatchObject([
      {
        id: psg.processId,
        cities: inMacapa,
        result_date: null,
        documents: [{ title: 'Edital', published_at: '2026-02-01', status: 'P' }],
      },
    ]);
  });

  it('show their offers with the registrations still available', async () => {
    expect((await data(`selection-processes/${psg.processId}`)).items).toMatchObject([
      {
        ...dates,
        id: psg.itemId,
        course_name: 'Cozinha',
        open_vacancies: 3,
        vacancies: 2,
        wait: 1,
        status: 1,
        calendar_url: `/api/v1/psg-offers/${psg.itemId}/calendar.ics`,
      },
    ]);
    expect(await status('selection-processes/999')).toBe(404);
  });
});

describe('staff selection processes', () => {
  it('are listed with their documents, the open ones with their positions', async () => {
    const calendar_url = `/api/v1/pss-offers/${pss.itemId}/calendar.ics`;
    expect(await data('pss-selection-processes')).toMatchObject([
      {
        documents: [{ title: 'Comunicado' }],
        items_pss: [{ id: pss.itemId, open_vacancies: 3, calendar_url }],
      },
    ]);
  });

  it('show their positions with cities', async () => {
    const job = { job_title: { name: 'Instrutor' }, jobs_title_id: pss.jobTitleId };
    expect((await data(`pss-selection-processes/${pss.processId}`)).items_pss).toMatchObject([
      { ...dates, ...job, id: pss.itemId, cities: inMacapa },
    ]);
    expect(await status('pss-selection-processes/999')).toBe(404);
  });
});

it('counts downloads of published documents', async () => {
  expect((await put(`document-downloads/${notice.id}`)).json()).toEqual({ data: null });
  expect((await rowOf(app.db, processDocuments, notice.id)).downloads).toBe(1);
  expect((await put(`document-downloads/${draft.id}`)).statusCode).toBe(404);
});
