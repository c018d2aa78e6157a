import { expect, it } from 'vitest';
import { psgRows, pssRows } from './application-rows.ts';

it('a PSG process gives one line for each course, with the registration of its receipt', () => {
  const rows = psgRows([
    {
      id: 1,
      name: 'PSG 2026',
      status: 1,
      items: [
        { course_name: 'Cuidador', status: 1, registrations: [{ id: 9, number: 'PSG-9', progress: null }] },
        { course_name: 'Barbeiro', status: null, registrations: [] },
      ],
    },
  ]);
  expect(rows.map(({ course, registrationId, number }) => [course, registrationId, number])).toEqual([
    ['Cuidador', 9, 'PSG-9'],
    ['Barbeiro', null, null],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

it('a PSS line leads to its receipt only when person and position are known', () => {
  const item = {
    job_title: { name: 'Instrutor' },
    status: 2,
    pss_registrations: [{ id: 5, number: 'PSS-5', progress: null }],
  };
  const rows = pssRows([
    { id: 3, person_id: 7, name: 'PSS', status: 1, items_pss: [{ ...item, jobs_title_id: 4 }] },
    { id: 3, person_id: null, name: 'PSS', status: 1, items_pss: [{ ...item, jobs_title_id: 4 }] },
  ]);
  expect(rows.map(({ receiptPath }) => receiptPath)).toEqual(['/pss-printing/7/3/4', null]);
});

it('two applications in one PSS process, which the server lists twice, are two lines with keys of their own', () => {
  const listed = (id: number) => ({
    id: 3,
    person_id: 7,
    name: 'PSS',
    status: 1,
    items_pss: [
      {
        job_title: { name: 'Instrutor' },
        status: 1,
        jobs_title_id: 4,
        pss_registrations: [{ id, number: null, progress: null }],
      },
    ],
  });
  const keys = (ids: number[]) => pssRows(ids.map(listed)).map(({ key }) => key);
  expect(new Set(keys([5, 6])).size).toBe(2);
  expect(keys([6, 5])).toEqual(keys([5, 6]).reverse());
});
