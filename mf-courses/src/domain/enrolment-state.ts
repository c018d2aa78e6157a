import { instantOf } from '@portal/shared/format/date';

/** What the enrolment of a class depends on (A 3, "class"). */
interface EnrollableClass {
  vagasDisponiveis: number | null;
  dataDeEncerramentoOnline: string | null;
  dataDeEncerramentoPresencial: string | null;
  linkMatriculaOnline: string | null;
}

export type ClosedReason = 'no-vacancies' | 'online-closed' | 'presential-closed' | 'no-link';

export type EnrolmentState = { kind: 'open'; url: string } | { kind: 'closed'; reason: ClosedReason };

/**
 * Whether one can enrol in a class online (A 4): not without vacancies, after either closing date, or without a link.
 * A closing date alone counts to its end, local to Belém.
 * @param now milliseconds since 1970
 */
export function enrolmentState(offered: EnrollableClass, now: number): EnrolmentState {
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0) return closed('no-vacancies');
  if (hasPassed(offered.dataDeEncerramentoOnline, now)) return closed('online-closed');
  if (hasPassed(offered.dataDeEncerramentoPresencial, now)) return closed('presential-closed');
  const url = offered.linkMatriculaOnline?.trim() ?? '';
  return /^https?:\/\//.test(url) ? { kind: 'open', url } : closed('no-link');
}

const closed = (reason: ClosedReason): EnrolmentState => ({ kind: 'closed', reason });

function hasPassed(date: string | null, now: number): boolean {
  const end = instantOf(date, 'end');
  return end !== null && now > end;
}

/** Why the button does not work, and what to do next. */
export const closedReasons: Record<ClosedReason, string> = {
  'no-vacancies': 'As vagas desta turma acabaram. Registre seu interesse para saber das próximas.',
  'online-closed': 'O prazo de matrícula on-line terminou. Registre seu interesse em novas turmas.',
  'presential-closed': 'O prazo de matrícula presencial terminou. Registre seu interesse em novas turmas.',
  'no-link': 'A matrícula desta turma não é feita pela internet. Fale com a unidade.',
};
