import { aMyPsgProcess, aMyPssProcess } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { appliedCourses, appliedPositions } from './my-processes.ts';

const course = (course_name: string, status: number | null) => ({ course_name, status, registrations: [] });

it.each([
  ['standing', [course('Barbeiro', 1), course('Padeiro', 3)], 5, ['Barbeiro', 'Padeiro']],
  ['without a state', [course('Barbeiro', null)], 5, ['Barbeiro']],
  ['cancelled', [course('Barbeiro', 4)], 5, []],
  ['in another process', [course('Barbeiro', 1)], 6, []],
  ['in a process that is not named', [course('Barbeiro', 1)], null, []],
])('courses that the candidate has applied for, %s', (_case, items, id, names) => {
  const applied = appliedCourses([aMyPsgProcess({ id: 9 }), { ...aMyPsgProcess(), id, items }], 5);
  expect(applied.map(({ name }) => name)).toEqual(names);
});

it('positions that the candidate has applied for are those of the process alone', () => {
  const [mine, others] = [aMyPssProcess({ id: 5 }), aMyPssProcess({ id: 6 })];
  const items_pss = mine.items_pss.map((position) => ({ ...position, status: 4 }));
  expect(appliedPositions([mine, others, { ...mine, items_pss }], 5)).toEqual([
    { name: 'Instrutor', id: 5, number: 'PSS-2026-000005', standing: null, cancellable: false },
  ]);
});
