import { formatDate, formatTime, toTimestamp } from '../format/date.ts';
import { type EnrollableClass, enrolmentState, hasPassed } from './enrolment-state.ts';
import { isOver } from './is-over.ts';
import { unitDeadline } from './unit-deadline.ts';

/**
 * Describes whether one can enrol in a class, in a few words: why not, or how many vacancies there are. The one rule for
 * cards, comparison and details, so that a closed class names no vacancies. Undefined where the server tells neither.
 * @param now milliseconds since 1970
 */
export function describeAvailability(offered: EnrollableClass, now: number): string | undefined {
  const state = enrolmentState(offered, now);
  if (state.kind === 'open' || state.reason === 'no-vacancies')
    return vacanciesText(offered.vagasDisponiveis);
  if (state.reason === 'no-link') return 'Matrícula na unidade';
  const { dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential } = offered;
  return isOver(offered, now)
    ? `Matrícula encerrada em ${formatDate(lastPassed([online, presential], now))}`
    : `Matrícula on-line encerrada em ${formatDate(online)}; na unidade até ${unitDeadline(presential, now)}`;
}

/**
 * Describes until when one can enrol in a class online: "até 28/11/2026 às 18:00". Undefined where one cannot, or no
 * date is set.
 * @param now milliseconds since 1970
 */
export function describeDeadline(offered: EnrollableClass, now: number): string | undefined {
  if (enrolmentState(offered, now).kind === 'closed') return undefined;
  const [first] = [offered.dataDeEncerramentoOnline, offered.dataDeEncerramentoPresencial]
    .filter((date) => toTimestamp(date, 'end') !== null)
    .sort(byEnd);
  return first ? `até ${[formatDate(first), formatTime(first)].filter(Boolean).join(' às ')}` : undefined;
}

function vacanciesText(vacancies: number | null): string | undefined {
  if (vacancies === null) return undefined;
  if (vacancies <= 0) return 'Vagas esgotadas';
  return vacancies === 1 ? 'Última vaga' : `${vacancies} vagas`;
}

/** The latest of the dates that have passed. */
const lastPassed = (dates: readonly (string | null)[], now: number): string | null =>
  dates
    .filter((date) => hasPassed(date, now))
    .sort(byEnd)
    .at(-1) ?? null;

const byEnd = (one: string | null, other: string | null): number =>
  (toTimestamp(one, 'end') ?? 0) - (toTimestamp(other, 'end') ?? 0);
