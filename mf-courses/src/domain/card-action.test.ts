import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { cardAction } from './card-action.ts';
import { closedNote } from './closed-note.ts';
import { enrolmentState } from './enrolment-state.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');

it.each([
  [{}, 'Matricule-se', null],
  [{ vagasDisponiveis: 0 }, 'Ver turma', null],
  [{ linkMatriculaOnline: null }, 'Ver turma', 'Matrícula na unidade'],
])('of an open class with %j says %s, and why not: %s', (changes, action, note) => {
  const offered = aClass(changes);
  const state = enrolmentState(offered, now);
  expect(cardAction(state)).toBe(action);
  expect(closedNote(offered, state, now)).toBe(note);
});

it.each([
  ['2026-11-10', '2026-11-20', 'Matrícula encerrada em 20/11/2026'],
  ['2026-12-10', '2026-11-18', 'Matrícula encerrada em 18/11/2026'],
  ['2026-11-10', null, 'Matrícula encerrada em 10/11/2026'],
  ['2026-11-20', '2026-11-30', 'Matrícula on-line encerrada em 20/11/2026; na unidade até 30/11/2026'],
])('of one that closes online on %s and at its unit on %s says: %s', (online, presential, note) => {
  const closing = aClass({ dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential });
  const state = enrolmentState(closing, now);
  expect(cardAction(state)).toBe('Ver turma');
  expect(closedNote(closing, state, now)).toBe(note);
});

it('invites to see a course without classes', () => {
  expect(cardAction(undefined)).toBe('Ver curso');
});
