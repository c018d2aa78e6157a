import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { openNotices, readPsgProcess } from './psg.ts';

it.each([
  [3, null, null],
  [47, null, 'https://www.ap.senac.br/psg'],
  [47, 'https://a.example', 'https://a.example'],
])('process %i, for which the server names %s, takes registrations at %s', (id, url, external) => {
  expect(readPsgProcess(aPsgProcess({ id, external_registration_url: url })).externalUrl).toBe(external);
});

it.each([
  [31, 40, 'chamados até a 31ª posição, de 40 inscritos'],
  [12, 12, 'chamados todos os 12 inscritos'],
  [1, 1, 'chamado o único inscrito'],
])('of %i called of %i it says: %s', (called, registered, text) => {
  const items = [aPsgItem({ last_round: { called, registered } })];
  const [offer] = readPsgProcess(aPsgProcess({ items })).offers;
  expect(offer?.facts).toContainEqual(['No último processo', text]);
});

it('names open processes with the courses that one can apply for now, what closes next first', () => {
  const processes = [
    aPsgProcess({
      id: 2,
      status: 2,
      items: [aPsgItem({ id: 1, end_date: '2026-12-22' }), aPsgItem({ id: 9, open_vacancies: 0 })],
    }),
    aPsgProcess({
      id: 1,
      items: [aPsgItem({ id: 2, end_date: '2026-12-30' }), aPsgItem({ id: 3, end_date: '2026-11-24' })],
    }),
    aPsgProcess({ id: 3, status: 3, items: [aPsgItem()] }),
    aPsgProcess({ id: 4, items: [aPsgItem({ open_vacancies: 0 })] }),
  ];
  const named = openNotices(processes.map(readPsgProcess), Date.parse('2026-11-20T12:00:00-03:00'));
  expect(named.map(({ id, offers }) => [id, ...offers.map((offer) => offer.id)])).toEqual([
    [1, 3, 2],
    [2, 1],
  ]);
});
