import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();

const calendarOf = async (path: string) => {
  const answer = await app.inject({ url: `/api/v1/${path}/calendar.ics` });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return readCalendar(answer.body);
};

it('the dates of a course are events: the end of the registrations, the result, the first day', async () => {
  const { processId, itemId } = await addPsgOffer(app.db);
  await app.db.update(psgProcesses).set({ resultDate: '2026-03-25' }).where(eq(psgProcesses.id, processId));
  await app.db
    .update(psgItems)
    .set({ startDateCourse: '2026-04-06', place: 'Senac Macapá' })
    .where(eq(psgItems.id, itemId));
  const calendar = await calendarOf(`psg-offers/${itemId}`);
  expect(calendar.properties.NAME).toBe('Gratuidade: Cozinha');
  expect(
    calendar.components.map(({ properties: { SUMMARY, DTSTART, LOCATION } }) => [SUMMARY, DTSTART, LOCATION]),
  ).toEqual([
    ['Fim das inscrições: Cozinha', '20260321T025959Z', undefined],
    ['Resultado: Cozinha', '20260325', undefined],
    ['Início do curso: Cozinha', '20260406', 'Senac Macapá'],
  ]);
});

it('a position has those that are known, and what is unknown is not found', async () => {
  const { itemId } = await addPssOffer(app.db);
  const calendar = await calendarOf(`pss-offers/${itemId}`);
  expect(calendar.components.map(({ properties }) => properties.SUMMARY)).toEqual([
    'Fim das inscrições: Instrutor',
  ]);
  expect((await app.inject({ url: '/api/v1/psg-offers/999/calendar.ics' })).statusCode).toBe(404);
});
