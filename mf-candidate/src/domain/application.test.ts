import { readPsgApplications } from '@portal/selection-process/rules/applications';
import { aMyPsgProcess, aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { averageScore, markCancelled, sortApplications } from './application.ts';

const progress = aRegistrationProgress({ cancellable_until: '2026-03-21T02:59:00.000Z' });
const apply = (changes: object = {}, process: Parameters<typeof aMyPsgProcess>[0] = {}) =>
  readPsgApplications([
    aMyPsgProcess({
      ...process,
      items: [
        {
          course_name: 'Cuidador',
          status: 1,
          registrations: [{ id: 9, number: 'PSG-9', progress }],
          ...changes,
        },
      ],
    }),
  ]);

it('lists active applications first, then ended ones, cancelled ones last; the newest at the top', () => {
  const of = (course_name: string, status: number, own: number, registered_at: string | null) =>
    apply({ course_name, status: own }, { status }).map((each) => ({
      ...each,
      progress: registered_at === null ? null : { ...progress, registered_at },
    }));
  const applications = [
    of('cancelada', 1, 4, '2026-03-09'),
    of('encerrada', 3, 2, '2026-03-08'),
    of('sem data', 1, 1, null),
    of('antiga', 2, 1, '2026-03-01'),
    of('nova', 1, 1, '2026-03-05'),
  ].flat();
  const offers = sortApplications(applications).map(({ offer }) => offer);
  expect(offers).toEqual(['nova', 'antiga', 'sem data', 'encerrada', 'cancelada']);
});

it('marks as cancelled what was just cancelled, which cannot be cancelled again, and nothing else', () => {
  const applications = [
    ...apply(),
    ...apply({ registrations: [{ id: 8, number: null, progress: null }] }),
    ...apply({ registrations: [] }),
  ];
  const [known, unknown, other] = markCancelled(applications, new Set(['psg-9', 'psg-8']));
  expect(known).toEqual({
    ...applications[0],
    status: 4,
    progress: { ...progress, cancellable_until: null },
  });
  expect(unknown).toEqual({ ...applications[1], status: 4 });
  expect(other).toBe(applications[2]);
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
