import {
  aMyPsgProcess,
  aMyPssProcess,
  aRegistrationProgress,
} from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { isActive, readPsgApplications, readPssApplications } from './applications.ts';

const progress = aRegistrationProgress({ cancellable_until: '2026-03-21T02:59:00.000Z' });
const course = (changes: object = {}) => ({
  course_name: 'Cuidador',
  status: 1,
  registrations: [{ id: 9, number: 'PSG-9', progress }],
  ...changes,
});
const position = (changes: object = {}) => ({
  job_title: { name: 'Instrutor' },
  status: 1,
  jobs_title_id: 4,
  pss_registrations: [{ id: 5, number: 'PSS-5', progress }],
  ...changes,
});

it('reads courses and positions as applications with receipt and sheet', () => {
  expect(readPsgApplications([aMyPsgProcess({ id: 7, items: [course()] })])).toMatchObject([
    {
      ...{ kind: 'psg', processId: 7, offer: 'Cuidador', id: 9, number: 'PSG-9', progress },
      ...{ receiptPath: '/printing/9', sheetPath: '/ficha_psg/9' },
    },
  ]);
  expect(readPssApplications([aMyPssProcess({ items_pss: [position()] })])).toMatchObject([
    {
      ...{ kind: 'pss', offer: 'Instrutor', id: 5, number: 'PSS-5', progress },
      ...{ receiptPath: '/pss-printing/1/23/4?inscricao=5', sheetPath: '/ficha/5' },
    },
  ]);
});

it('reads applications of a server without registration ids, without printouts and with unique keys', () => {
  const listed = [
    ...readPsgApplications([aMyPsgProcess({ items: Array(2).fill(course({ registrations: [] })) })]),
    ...readPssApplications([
      aMyPssProcess({ items_pss: Array(2).fill(position({ pss_registrations: [] })) }),
    ]),
  ];
  for (const each of listed) {
    expect(each).toMatchObject({ id: null, number: null, sheetPath: null, progress: null });
  }
  const receipts = listed.map(({ receiptPath }) => receiptPath);
  expect(receipts).toEqual([null, null, '/pss-printing/1/23/4', '/pss-printing/1/23/4']);
  expect(new Set(listed.map(({ key }) => key)).size).toBe(4);
});

it.each([
  ['person', aMyPssProcess({ person_id: null, items_pss: [position()] })],
  ['position', aMyPssProcess({ items_pss: [position({ jobs_title_id: null })] })],
])('a PSS application has no receipt where its %s is not known', (_which, process) => {
  expect(readPssApplications([process])[0]?.receiptPath).toBeNull();
});

it('two applications in one PSS process, which the server lists twice, keep their keys in any order', () => {
  const listed = (id: number) =>
    aMyPssProcess({ items_pss: [position({ pss_registrations: [{ id, number: null, progress: null }] })] });
  const keys = (ids: number[]) => readPssApplications(ids.map(listed)).map(({ key }) => key);
  expect(new Set(keys([5, 6])).size).toBe(2);
  expect(keys([6, 5])).toEqual(keys([5, 6]).reverse());
});

it.each([
  [1, true],
  [3, true],
  [null, true],
  [4, false],
])('an application with status %j is active: %j', (status, active) => {
  expect(readPsgApplications([aMyPsgProcess({ items: [course({ status })] })]).map(isActive)).toEqual([
    active,
  ]);
});
