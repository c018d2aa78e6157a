import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { openNotices, registrationLink } from './psg.ts';

it.each([
  [3, null, { kind: 'notice', path: '/psg/edital/3' }],
  [47, null, { kind: 'external', url: 'https://www.ap.senac.br/psg' }],
  [47, 'https://a.example', { kind: 'external', url: 'https://a.example' }],
  [3, 'https://a.example', { kind: 'external', url: 'https://a.example' }],
])('"Inscrever-se" of process %i, for which the server names %s, leads to %j', (id, url, link) => {
  expect(registrationLink({ id, external_registration_url: url })).toEqual(link);
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
  const named = openNotices(processes, Date.parse('2026-11-20T12:00:00-03:00'));
  expect(named.map(({ id, courses }) => [id, ...courses.map((course) => course.id)])).toEqual([
    [1, 3, 2],
    [2, 1],
  ]);
});
