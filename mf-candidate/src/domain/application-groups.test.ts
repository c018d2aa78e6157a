import type { Application } from '@portal/selection-process/rules/applications';
import { aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { applicationGroups } from './next-step.ts';

it('groups by who is to act: what is urgent first, what asks for nothing last', () => {
  const of = (offer: string, status: number, course_start_date: string | null) =>
    ({
      offer,
      status,
      processStatus: 1,
      progress: aRegistrationProgress({ course_start_date }),
    }) as Application;
  const applications = [
    of('cancelada', 4, '2026-04-20'),
    of('sem data', 2, null),
    of('maio', 2, '2026-05-04'),
    of('abril', 2, '2026-04-20'),
    of('começou', 2, '2026-03-30'),
    of('inscrita', 1, '2026-04-20'),
    of('reserva', 3, '2026-04-20'),
  ];
  const groups = applicationGroups(applications, Date.parse('2026-04-01T12:00:00-03:00'));
  expect(groups.map(({ title, applications: own }) => [title, own.map(({ offer }) => offer)])).toEqual([
    ['Falta você fazer', ['abril', 'maio', 'sem data']],
    ['Aguardando', ['inscrita', 'reserva']],
    ['Terminadas', ['cancelada', 'começou']],
  ]);
  expect(applicationGroups([], 0)).toEqual([]);
});
