import { formatDate, formatTime, instantOf } from '@portal/shared/format/date';
import { type ClosedReason, type EnrollableClass, hasPassed } from './enrolment-state.ts';

/** Why the button is disabled, and the alternative: the unit's contact, or the list of people who wait for a class. */
export interface ClosedEnrolment {
  why: string;
  next: 'unit' | 'interest';
}

/**
 * What is said of a class that one cannot enrol in online (A 4, A 8).
 * @param now milliseconds since 1970
 */
export function closedEnrolment(
  reason: ClosedReason,
  offered: EnrollableClass,
  now: number,
): ClosedEnrolment {
  switch (reason) {
    case 'no-vacancies':
      return { why: 'As vagas desta turma acabaram.', next: 'interest' };
    case 'presential-closed':
      return { why: 'O prazo de matrícula presencial terminou.', next: 'interest' };
    case 'no-link':
      return { why: 'A matrícula desta turma não é feita pela internet. Fale com a unidade.', next: 'unit' };
    case 'online-closed':
      return onlineClosed(offered.dataDeEncerramentoPresencial, now);
  }
}

/** Enrolment on the spot may still go on. */
function onlineClosed(presential: string | null, now: number): ClosedEnrolment {
  const why = 'O prazo de matrícula on-line terminou';
  if (instantOf(presential, 'end') === null || hasPassed(presential, now)) {
    return { why: `${why}.`, next: 'interest' };
  }
  const until = [formatDate(presential), formatTime(presential)].filter(Boolean).join(' às ');
  return { why: `${why}. Na unidade, a matrícula vai até ${until}.`, next: 'unit' };
}
