import { describeAvailability, describeDeadline } from '@portal/contract/catalogue/availability';
import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { cardAction } from './class-enrolment.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');

it.each([
  [{}, 'Matricule-se', '12 vagas'],
  [{ vagasDisponiveis: 1 }, 'Matricule-se', 'Última vaga'],
  [{ vagasDisponiveis: null }, 'Matricule-se', undefined],
  [{ vagasDisponiveis: 0 }, 'Ver turma', 'Vagas esgotadas'],
  [{ vagasDisponiveis: -1 }, 'Ver turma', 'Vagas esgotadas'],
  [{ linkMatriculaOnline: null }, 'Ver turma', 'Matrícula na unidade'],
])('of a class with %j a card invites to %s and says: %s', (changes, action, text) => {
  const offered = aClass(changes);
  expect(cardAction(enrolmentState(offered, now))).toBe(action);
  expect(describeAvailability(offered, now)).toBe(text);
});

it.each([
  ['2026-11-10', '2026-11-20', 'Matrícula encerrada em 20/11/2026'],
  ['2026-12-10', '2026-11-18', 'Matrícula encerrada em 18/11/2026'],
  ['2026-11-10', null, 'Matrícula encerrada em 10/11/2026'],
  ['2026-11-20', '2026-11-30', 'Matrícula on-line encerrada em 20/11/2026; na unidade até 30/11/2026'],
])('of one that closes online on %s and at its unit on %s says: %s', (online, presential, text) => {
  const closing = aClass({ dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential });
  expect(cardAction(enrolmentState(closing, now))).toBe('Ver turma');
  expect(describeAvailability(closing, now)).toBe(text);
  expect(describeDeadline(closing, now)).toBeUndefined();
});

it.each([
  ['2026-11-30', '2026-12-10', 'até 30/11/2026'],
  ['2026-11-30T18:00:00-03:00', null, 'até 30/11/2026 às 18:00'],
  [null, '2026-12-10', 'até 10/12/2026'],
  [null, null, undefined],
])(
  'one that is open online until %s and at its unit until %s can be enrolled in %s',
  (online, presential, text) => {
    const open = aClass({ dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential });
    expect(describeDeadline(open, now)).toBe(text);
  },
);

it('invites to see a course without classes', () => {
  expect(cardAction(undefined)).toBe('Ver curso');
});
