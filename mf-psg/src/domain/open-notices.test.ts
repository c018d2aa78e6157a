import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { openNotices } from './open-notices.ts';

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
