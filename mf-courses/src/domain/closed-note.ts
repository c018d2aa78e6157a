import { formatDate, instantOf } from '@portal/shared/format/date';
import { type EnrollableClass, type EnrolmentState, hasPassed } from './enrolment-state.ts';
import { isOver } from './is-over.ts';

/**
 * In a few words, why one cannot enrol online in a class: a card's line in place of vacancies. Null while one can, and
 * where the vacancies, which the card tells, say it all.
 * @param state of the class at that moment
 * @param now milliseconds since 1970
 */
export function closedNote(offered: EnrollableClass, state: EnrolmentState, now: number): string | null {
  if (state.kind === 'open' || state.reason === 'no-vacancies') return null;
  if (state.reason === 'no-link') return 'Matrícula na unidade';
  const { dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential } = offered;
  return isOver(offered, now)
    ? `Matrícula encerrada em ${formatDate(lastPassed([online, presential], now))}`
    : `Matrícula on-line encerrada em ${formatDate(online)}; na unidade até ${formatDate(presential)}`;
}

/** The latest of the dates that have passed. */
const lastPassed = (dates: readonly (string | null)[], now: number): string | null =>
  dates
    .filter((date) => hasPassed(date, now))
    .sort((one, other) => (instantOf(other, 'end') ?? 0) - (instantOf(one, 'end') ?? 0))[0] ?? null;
