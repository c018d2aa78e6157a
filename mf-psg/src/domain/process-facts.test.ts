import type { PsgItem } from '@portal/shared/contract/selection-processes';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { openNotices, processFacts } from './process-facts.ts';

const process = (items: PsgItem[], status = 1) => aPsgProcess({ status, items });
const unsaid = { vacancies: null, wait: null, open_vacancies: null, start_date: null, end_date: null };
const mixed = [
  aPsgItem({ id: 1, status: null }),
  aPsgItem({ id: 2, end_date: '2026-12-20', wait: 0, open_vacancies: 0 }),
  aPsgItem({ id: 3, ...unsaid }),
  aPsgItem({ id: 4, status: 2, vacancies: 7 }),
];

it.each([
  ['its courses together', mixed, ['20/12/2026', '50 e 10 de reserva', 18, 'Curso 1, Curso 2, Curso 3']],
  ['a course without a reserve', [aPsgItem({ wait: 0 })], ['10/12/2026', '25', 18, 'Curso 1']],
  ['a course of which little is said', [aPsgItem(unsaid)], ['', null, null, 'Curso 1']],
  ['no courses', [], ['', null, null, '']],
])('a row says of a process with %s: %j', (_with, items, values) => {
  expect(processFacts(process(items)).map(([, value]) => value)).toEqual(values);
});

const open = '2026-11-20T12:00:00-03:00';
const full = aPsgItem({ id: 1, open_vacancies: 0 });

it.each([
  ['an open course', [aPsgItem()], 1, open, ['Curso 1']],
  [
    'a course that has not said how many are left',
    [aPsgItem({ open_vacancies: null })],
    1,
    open,
    ['Curso 1'],
  ],
  ['a full course', [full, aPsgItem({ id: 2 })], 2, open, ['Curso 2']],
  ['full courses alone', [full], 1, open, undefined],
  ['a course yet to open', [aPsgItem()], 1, '2026-11-01T12:00:00-03:00', undefined],
  ['a course that is over', [aPsgItem()], 1, '2026-12-20T12:00:00-03:00', undefined],
  ['a closed process', [aPsgItem()], 3, open, undefined],
])('with %s one can apply for %j in state %i on %s: %j', (_with, items, status, now, courses) => {
  const [notice] = openNotices([process(items, status)], Date.parse(now));
  expect(notice?.courses.map(({ name }) => name)).toEqual(courses);
});

it('names the last day on which one can apply', () => {
  const [notice] = openNotices([process(mixed)], Date.parse(open));
  expect(notice).toMatchObject({ id: 1, name: 'PSG 1/2026', until: '2026-12-10' });
});
