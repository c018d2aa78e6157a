import { psgProcess } from '@portal/shared/contract/selection-processes';
import * as z from '@portal/shared/schema';
import { expect, it } from 'vitest';
import { aProcess, item } from '../testing/psg-answers.ts';
import { openNotices, processFacts } from './process-facts.ts';

const process = (items: object[], status = 1) => z.parse(psgProcess, aProcess(1, status, { items }));
const unsaid = { vacancies: null, wait: null, open_vacancies: null, start_date: null, end_date: null };

it.each([
  [
    'its courses together',
    [item(1), item(2, { end_date: '2026-12-20', wait: 0, open_vacancies: 0 }), item(3, { status: 2 })],
    ['20/12/2026', '50 e 10 de reserva', 18, 'Curso 1, Curso 2'],
  ],
  ['a course without a reserve', [item(1, { wait: 0 })], ['10/12/2026', '25', 18, 'Curso 1']],
  ['a course of which little is said', [item(1, unsaid)], ['', null, null, 'Curso 1']],
  ['no courses', [], ['', null, null, '']],
])('a row says of a process with %s: %j', (_with, items, values) => {
  expect(processFacts(process(items)).map(([, value]) => value)).toEqual(values);
});

it.each([
  ['an open course', [item(1)], '2026-11-20', ['Curso 1']],
  [
    'a course that has not said how many are left',
    [item(1, { open_vacancies: null })],
    '2026-11-20',
    ['Curso 1'],
  ],
  ['a full course', [item(1, { open_vacancies: 0 }), item(2)], '2026-11-20', ['Curso 2']],
  ['a course yet to open', [item(1)], '2026-11-01', undefined],
  ['a course that is over', [item(1)], '2026-12-20', undefined],
])('with %s one can apply for %j on %s: %j', (_with, items, day, courses) => {
  const [notice] = openNotices([process(items)], Date.parse(`${day}T12:00:00-03:00`));
  expect(notice?.courses.map(({ name }) => name)).toEqual(courses);
});

it('nobody can apply in a closed process', () => {
  expect(openNotices([process([item(1)], 3)], Date.parse('2026-11-20T12:00:00-03:00'))).toEqual([]);
});
