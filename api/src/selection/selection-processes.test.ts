import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cities } from '../db/schema/places.ts';
import { processDocuments } from '../db/schema/process-documents.ts';
import { psgProcessCities } from '../db/schema/psg.ts';
import { pssItemCities } from '../db/schema/pss.ts';
import { firstRow } from '../testing/first-row.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();
const city = firstRow(await app.db.insert(cities).values({ title: 'Macapá', stateLetter: 'AP' }).returning());
const psg = await addPsgOffer(app.db, { capacity: 5, taken: 2 });
const pss = await addPssOffer(app.db);
await app.db.insert(psgProcessCities).values({ processId: psg.processId, cityId: city.id });
await app.db.insert(pssItemCities).values({ itemId: pss.itemId, cityId: city.id });
const [notice, draft] = await app.db
  .insert(processDocuments)
  .values([
    { psgProcessId: psg.processId, title: 'Edital', filename: 'edital.pdf', publishedAt: '2026-02-01' },
    { psgProcessId: psg.processId, title: 'Minuta', filename: 'minuta.pdf', status: 'R' },
    { pssProcessId: pss.processId, title: 'Comunicado', filename: 'c.pdf' },
  ])
  .returning();

const get = async (path: string) => (await app.inject(`/api/v1/${path}`)).json().data;

describe('free-course processes', () => {
  it('are listed with cities and published documents', async () => {
    expect(await get('selection-processes')).toMatchObject([
      {
        id: psg.processId,
        cities: [{ city: { info: 'Macapá - AP' } }],
        result_date: null,
        documents: [{ title: 'Edital', published_at: '2026-02-01', status: 'P' }],
      },
    ]);
  });

  it('show their offers with the registrations still available', async () => {
    const process = await get(`selection-processes/${psg.processId}`);
    expect(process.items).toMatchObject([
      {
        id: psg.itemId,
        course_name: 'Cozinha',
        open_vacancies: 3,
        vacancies: 2,
        wait: 1,
        status: 1,
        calendar_url: `/api/v1/psg-offers/${psg.itemId}/calendar.ics`,
      },
    ]);
    // The dates name their offset: a browser elsewhere reads the same moments.
    const [{ start_date, end_date }] = process.items;
    expect([start_date, end_date]).toEqual(['2026-03-01T03:00:00.000Z', '2026-03-21T02:59:59.000Z']);
    expect((await app.inject('/api/v1/selection-processes/999')).statusCode).toBe(404);
  });
});

describe('staff selection processes', () => {
  it('are listed with their documents, the open ones with their positions', async () => {
    expect(await get('pss-selection-processes')).toMatchObject([
      {
        documents: [{ title: 'Comunicado' }],
        items_pss: [
          {
            id: pss.itemId,
            open_vacancies: 3,
            calendar_url: `/api/v1/pss-offers/${pss.itemId}/calendar.ics`,
          },
        ],
      },
    ]);
  });

  it('show their positions with cities', async () => {
    expect((await get(`pss-selection-processes/${pss.processId}`)).items_pss).toMatchObject([
      {
        id: pss.itemId,
        job_title: { name: 'Instrutor' },
        jobs_title_id: pss.jobTitleId,
        cities: [{ city: { info: 'Macapá - AP' } }],
        start_date: '2026-03-01T03:00:00.000Z',
        end_date: '2026-03-21T02:59:59.000Z',
      },
    ]);
    expect((await app.inject('/api/v1/pss-selection-processes/999')).statusCode).toBe(404);
  });
});

it('counts downloads of published documents', async () => {
  const put = (id?: number) => app.inject({ method: 'PUT', url: `/api/v1/document-downloads/${id}` });
  expect((await put(notice?.id)).json()).toEqual({ data: null });
  const [row] = await app.db
    .select()
    .from(processDocuments)
    .where(eq(processDocuments.id, notice?.id ?? 0));
  expect(row?.downloads).toBe(1);
  expect((await put(draft?.id)).statusCode).toBe(404);
});
