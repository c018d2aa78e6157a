import {
  aMyPsgProcess,
  aMyPssProcess,
  aRegistrationProgress,
} from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { applicationsOf, averageScore, markCancelled, psgRows, pssRows } from './application.ts';

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

it('each course and position applied for is an application with its receipt and its sheet', () => {
  const psg = psgRows([aMyPsgProcess({ items: [course()] })]);
  const pss = pssRows([aMyPssProcess({ items_pss: [position()] })]);
  const printouts = { receiptPath: '/printing/9', sheetPath: '/ficha_psg/9' };
  const pssPrintouts = { receiptPath: '/pss-printing/1/23/4?inscricao=5', sheetPath: '/ficha/5' };
  expect(applicationsOf(psg, pss)).toMatchObject([
    { kind: 'psg', offer: 'Cuidador', id: 9, number: 'PSG-9', progress, ...printouts },
    { kind: 'pss', offer: 'Instrutor', id: 5, number: 'PSS-5', progress, ...pssPrintouts },
  ]);
});

it('a server without registration ids lists applications without printouts, with unique keys', () => {
  const psg = psgRows([aMyPsgProcess({ items: Array(2).fill(course({ registrations: [] })) })]);
  const pss = pssRows([aMyPssProcess({ items_pss: Array(2).fill(position({ pss_registrations: [] })) })]);
  const listed = applicationsOf(psg, pss);
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
  expect(pssRows([process])[0]?.receiptPath).toBeNull();
});

it('two applications in one PSS process, which the server lists twice, keep their keys in any order', () => {
  const listed = (id: number) =>
    aMyPssProcess({ items_pss: [position({ pss_registrations: [{ id, number: null, progress: null }] })] });
  const keys = (ids: number[]) => pssRows(ids.map(listed)).map(({ key }) => key);
  expect(new Set(keys([5, 6])).size).toBe(2);
  expect(keys([6, 5])).toEqual(keys([5, 6]).reverse());
});

it('lists active applications first, then ended ones, cancelled ones last; the newest at the top', () => {
  const of = (name: string, processStatus: number, status: number, registered_at: string | null) =>
    psgRows([aMyPsgProcess({ status: processStatus, items: [course({ course_name: name, status })] })]).map(
      (row) => ({ ...row, progress: registered_at === null ? null : { ...progress, registered_at } }),
    );
  const rows = [
    of('cancelada', 1, 4, '2026-03-09'),
    of('encerrada', 3, 2, '2026-03-08'),
    of('sem data', 1, 1, null),
    of('antiga', 2, 1, '2026-03-01'),
    of('nova', 1, 1, '2026-03-05'),
  ].flat();
  const offers = applicationsOf(rows, []).map(({ offer }) => offer);
  expect(offers).toEqual(['nova', 'antiga', 'sem data', 'encerrada', 'cancelada']);
});

it('marks as cancelled what was just cancelled, which cannot be cancelled again, and nothing else', () => {
  const rows = psgRows([
    aMyPsgProcess({
      items: [course(), course({ registrations: [{ id: 8, number: null, progress: null }] })],
    }),
    aMyPsgProcess({ items: [course({ registrations: [] })] }),
  ]);
  const [known, unknown, other] = markCancelled(rows, new Set([9, 8]));
  expect(known).toEqual({ ...rows[0], status: 4, progress: { ...progress, cancellable_until: null } });
  expect(unknown).toEqual({ ...rows[1], status: 4 });
  expect(other).toBe(rows[2]);
});

it.each([
  [[8, 7], '7,50'],
  [[10], '10,00'],
  [[7, 7, 8], '7,33'],
  [[9, null], '9,00'],
  [[null], null],
  [[], null],
])('the average of %j is %s', (notes, average) => {
  expect(averageScore(notes)).toBe(average);
});
