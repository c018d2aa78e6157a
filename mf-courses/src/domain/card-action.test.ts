import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { cardAction } from './card-action.ts';
import { closedNote } from './closed-note.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');

const closing = (online: string | null, presential: string | null) =>
  aClass({ dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential });

it.each([
  ['an open class', aClass(), 'Matricule-se', null],
  ['a full one', aClass({ vagasDisponiveis: 0 }), 'Ver turma', null],
  [
    'one closed for good',
    closing('2026-11-10', '2026-11-20'),
    'Ver turma',
    'Matrícula encerrada em 20/11/2026',
  ],
  [
    'one closed at the counter alone',
    closing('2026-12-10', '2026-11-18'),
    'Ver turma',
    'Matrícula encerrada em 18/11/2026',
  ],
  [
    'one that is closed online and says no more',
    closing('2026-11-10', null),
    'Ver turma',
    'Matrícula encerrada em 10/11/2026',
  ],
  [
    'one open at the counter',
    closing('2026-11-20', '2026-11-30'),
    'Ver turma',
    'Matrícula on-line encerrada em 20/11/2026; na unidade até 30/11/2026',
  ],
  [
    'one without enrolment online',
    aClass({ linkMatriculaOnline: null }),
    'Ver turma',
    'Matrícula na unidade',
  ],
])('invites rightly to %s, and says why not', (_which, offered, action, note) => {
  expect(cardAction(offered, now)).toBe(action);
  expect(closedNote(offered, now)).toBe(note);
});

it('invites to see a course without classes', () => {
  expect(cardAction(undefined, now)).toBe('Ver curso');
});
