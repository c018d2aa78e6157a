import type { PsgItem } from '@portal/shared/contract/selection-processes';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { openNotices, processFacts } from './process-facts.ts';

const process = (items: PsgItem[], status = 1) => aPsgProcess({ status, items });
const unsaid = { vacancies: null, wait: null, open_vacancies: null, start_date: null, end_date: null };

it.each([
  [
    'its courses together',
    [
      aPsgItem({ id: 1 }),
      aPsgItem({ id: 2, end_date: '2026-12-20', wait: 0, open_vacancies: 0 }),
      aPsgItem({ id: 3, status: 2 }),
    ],
    ['20/12/2026', '50 e 10 de reserva', 18, 'Curso 1, Curso 2'],
  ],
  ['a course without a reserve', [aPsgItem({ id: 1, wait: 0 })], ['10/12/2026', '25', 18, 'Curso 1']],
  ['a course of which little is said', [aPsgItem({ id: 1, ...unsaid })], ['', null, null, 'Curso 1']],
  ['no courses', [], ['', null, null, '']],
])('a row says of a process with %s: %j', (_with, items, values) => {
  expect(processFacts(process(items)).map(([, value]) => value)).toEqual(values);
});

it.each([
  ['an open course', [aPsgItem({ id: 1 })], '2026-11-20', ['Curso 1']],
  [
    'a course that has not said how many are left',
    [aPsgItem({ id: 1, open_vacancies: null })],
    '2026-11-20',
    ['Curso 1'],
  ],
  ['a full course', [aPsgItem({ id: 1, open_vacancies: 0 }), aPsgItem({ id: 2 })], '2026-11-20', ['Curso 2']],
  ['a course yet to open', [aPsgItem({ id: 1 })], '2026-11-01', undefined],
  ['a course that is over', [aPsgItem({ id: 1 })], '2026-12-20', undefined],
])('with %s one can apply for %j on %s: %j', (_with, items, day, courses) => {
  const [notice] = openNotices([process(items)], Date.parse(`${day}T12:00:00-03:00`));
  expect(notice?.courses.map(({ name }) => name)).toEqual(courses);
});

it('nobody can apply in a closed process', () => {
  expect(openNotices([process([aPsgItem({ id: 1 })], 3)], Date.parse('2026-11-20T12:00:00-03:00'))).toEqual(
    [],
  );
});
