import { expect, it } from 'vitest';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { testApp } from '../testing/test-app.ts';

const { app, get, status } = await testApp();

const calendarOf = async (path: string) => {
  const answer = await get(`${path}/calendar.ics`);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return readCalendar(answer.body);
};

it('the dates of a course are events: the end of the registrations, the result, the first day', async () => {
  const dated = { startDateCourse: '2026-04-06', place: 'Senac Macapá' };
  const { itemId } = await addPsgOffer(app.db, dated, { resultDate: '2026-03-25' });
  const { properties, components } = await calendarOf(`psg-offers/${itemId}`);
  expect(properties.NAME).toBe('Gratuidade: Cozinha');
  expect(
    components.map(({ properties: { SUMMARY, DTSTART, LOCATION } }) => [SUMMARY, DTSTART, LOCATION]),
  ).toEqual([
    ['Fim das inscrições: Cozinha', '20260321T025959Z', undefined],
    ['Resultado: Cozinha', '20260325', undefined],
    ['Início do curso: Cozinha', '20260406', 'Senac Macapá'],
  ]);
});

it('a position has those that are known, and what is unknown is not found', async () => {
  const { itemId } = await addPssOffer(app.db);
  const { components } = await calendarOf(`pss-offers/${itemId}`);
  expect(components.map(({ properties }) => properties.SUMMARY)).toEqual(['Fim das inscrições: Instrutor']);
  expect(await status('psg-offers/999/calendar.ics')).toBe(404);
});
