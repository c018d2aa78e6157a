import { unitDeadline } from '@portal/contract/catalogue/availability';
import { type ClosedReason, type EnrollableClass, isOver } from '@portal/contract/catalogue/enrolment-state';
import { toTimestamp } from '@portal/contract/format/date';

/** Explains why online enrolment in a class is not possible (A 4, A 8). */
export function explainReason(reason: ClosedReason, offered: EnrollableClass, now: number): string {
  switch (reason) {
    case 'no-vacancies':
      return 'As vagas desta turma acabaram.';
    case 'presential-closed':
      return 'O prazo de matrícula presencial terminou.';
    case 'no-link':
      return 'A matrícula desta turma não é feita pela internet. Fale com a unidade.';
    case 'online-closed': {
      const why = 'O prazo de matrícula on-line terminou';
      if (isOver(offered, now)) return `${why}.`;
      return `${why}. Na unidade, a matrícula vai até ${unitDeadline(offered.dataDeEncerramentoPresencial, now)}.`;
    }
  }
}

/** Returns the timestamp of the next closing date; null if all have passed. */
export function nextClosing(offered: EnrollableClass, now: number): number | null {
  const ends = [offered.dataDeEncerramentoOnline, offered.dataDeEncerramentoPresencial].flatMap((date) => {
    const end = toTimestamp(date, 'end');
    return end !== null && end >= now ? end + 1 : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}
