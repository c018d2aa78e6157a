import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { awaitsClasses, cardAction } from './card-action.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');

it.each([
  ['an open class', aClass(), 'Matricule-se', false],
  ['a full one', aClass({ vagasDisponiveis: 0 }), 'Ver turma', true],
  ['one closed for good', aClass({ dataDeEncerramentoPresencial: '2026-11-20' }), 'Ver turma', true],
  ['one open at the counter', aClass({ dataDeEncerramentoOnline: '2026-11-20' }), 'Ver turma', false],
  ['one without enrolment online', aClass({ linkMatriculaOnline: null }), 'Ver turma', false],
  ['a course without classes', undefined, 'Ver curso', true],
])('invites rightly to %s', (_which, offered, action, awaits) => {
  expect(cardAction(offered, now)).toBe(action);
  expect(awaitsClasses(offered, now)).toBe(awaits);
});
