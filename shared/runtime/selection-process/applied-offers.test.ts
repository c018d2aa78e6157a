import { aMyPsgProcess, aMyPssProcess } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { appliedCourses, appliedPositions } from './applied-offers.ts';

const course = (course_name: string, status: number | null) => ({ course_name, status, registrations: [] });
const position = (name: string, status: number | null) => ({
  job_title: { name },
  status,
  jobs_title_id: null,
  pss_registrations: [],
});

it.each([
  ['standing', [course('Barbeiro', 1), course('Padeiro', 3)], 5, ['Barbeiro', 'Padeiro']],
  ['without a state', [course('Barbeiro', null)], 5, ['Barbeiro']],
  ['cancelled', [course('Barbeiro', 4)], 5, []],
  ['in another process', [course('Barbeiro', 1)], 6, []],
  ['in a process that is not named', [course('Barbeiro', 1)], null, []],
])('courses that the candidate has applied for, %s', (_case, items, id, names) => {
  expect(appliedCourses([aMyPsgProcess({ id: 9 }), { ...aMyPsgProcess(), id, items }], 5)).toEqual(names);
});

it.each([
  ['standing', [position('Instrutor', 2), position('Motorista', 4)], 5, ['Instrutor']],
  ['in another process', [position('Instrutor', 2)], 6, []],
])('positions that the candidate has applied for, %s', (_case, items_pss, id, names) => {
  expect(appliedPositions([aMyPssProcess({ id, items_pss })], 5)).toEqual(names);
});
