import { aRegistrationProgress } from '@portal/tooling/testing/builders/my-processes';
import { expect, it } from 'vitest';
import { applicationsOf } from './application.ts';
import { psgRows } from './application-rows.ts';
import { nextStep, timelineOf } from './next-step.ts';

const progress = aRegistrationProgress();
const before = Date.parse('2026-03-10T12:00:00Z');
const after = Date.parse('2026-03-22T12:00:00Z');
const phases = [
  { name: 'Prova escrita', note: 8 },
  { name: 'Entrevista', note: null },
];

it.each([
  [
    1,
    1,
    progress,
    before,
    'Inscrito, com inscrições ainda abertas',
    'Aguarde o resultado, em 25/03/2026. As inscrições vão até 20/03/2026 - 23:59.',
  ],
  [1, 1, progress, after, 'Inscrito, em análise', 'Aguarde o resultado, em 25/03/2026.'],
  [
    1,
    3,
    { ...progress, result_date: null },
    after,
    'Inscrito, em análise',
    'Aguarde o resultado: ele sai nesta página e no edital.',
  ],
  [
    1,
    2,
    { ...progress, phases },
    after,
    'Inscrito, na fase: Entrevista',
    'Aguarde o resultado, em 25/03/2026.',
  ],
  [null, 1, null, before, 'Inscrito, em análise', 'Aguarde o resultado: ele sai nesta página e no edital.'],
  [
    4,
    1,
    progress,
    before,
    'Inscrição cancelada',
    'Se mudar de ideia, inscreva-se de novo até 20/03/2026 - 23:59: o lugar será o último da ordem.',
  ],
  [4, 1, progress, after, 'Inscrição cancelada', 'Não há nada a fazer.'],
])('status %s in a process of state %i: %#', (status, processStatus, known, now, words, todo) => {
  expect(nextStep({ status, processStatus, progress: known }, now)).toMatchObject({ status: words, todo });
});

it('asks for papers of those alone who have a place or may get one', () => {
  const asked = [1, 2, 3, 4].map(
    (status) => nextStep({ status, processStatus: 3, progress }, after).bringsPapers,
  );
  expect(asked).toEqual([false, true, true, false]);
});

it('puts the dates in order, and says which are over', () => {
  expect(timelineOf({ status: 1, progress }, after)).toEqual([
    { label: 'Inscrição feita', date: '05/03/2026', isPast: true },
    { label: 'Fim das inscrições', date: '20/03/2026', isPast: true },
    { label: 'Resultado', date: '25/03/2026', isPast: false },
    { label: 'Início do curso', date: '06/04/2026', isPast: false },
  ]);
  expect(timelineOf({ status: 1, progress: null }, after)).toEqual([]);
});

it('tells no coming dates of a cancelled registration', () => {
  expect(timelineOf({ status: 4, progress }, before).map(({ label }) => label)).toEqual(['Inscrição feita']);
});

it('lists what still goes on first', () => {
  const of = (name: string, status: number, item: number) => ({
    id: 1,
    name,
    status,
    items: [{ course_name: name, status: item, registrations: [] }],
  });
  const rows = psgRows([of('cancelada', 1, 4), of('encerrada', 4, 2), of('aberta', 1, 1)]);
  expect(applicationsOf(rows, []).map(({ offer }) => offer)).toEqual(['aberta', 'encerrada', 'cancelada']);
});
