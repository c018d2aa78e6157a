import type { PsgItem } from '@portal/shared/contract/selection-processes';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { openNotices } from './open-notices.ts';

const process = (items: PsgItem[], status = 1) => aPsgProcess({ status, items });
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

it('names what closes next before what closes later', () => {
  const notices = [
    aPsgProcess({ id: 2, items: [aPsgItem({ id: 1, end_date: '2026-12-22' })] }),
    aPsgProcess({
      id: 1,
      items: [aPsgItem({ id: 2, end_date: '2026-12-30' }), aPsgItem({ id: 3, end_date: '2026-11-24' })],
    }),
  ];
  const named = openNotices(notices, Date.parse(open)).map(({ id, courses }) => [
    id,
    ...courses.map((course) => course.id),
  ]);
  expect(named).toEqual([
    [1, 3, 2],
    [2, 1],
  ]);
});
