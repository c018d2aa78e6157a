import { addDays } from '@portal/contract/format/calendar';
import { formatDate, formatTime, toIsoDay, toTimestamp } from '../format/date.ts';
import { type EnrollableClass, enrolmentState, hasPassed, isOver } from './enrolment-state.ts';

/** Describes why enrolment in a class is impossible, or its vacancies, on cards and details; undefined if unknown. */
export function describeAvailability(offered: EnrollableClass, now: number): string | undefined {
  const state = enrolmentState(offered, now);
  if (state.kind === 'open' || state.reason === 'no-vacancies')
    return formatVacancies(offered.vagasDisponiveis);
  if (state.reason === 'no-link') return 'Matrícula na unidade';
  const { dataDeEncerramentoOnline: online, dataDeEncerramentoPresencial: presential } = offered;
  return isOver(offered, now)
    ? `Matrícula encerrada em ${formatDate(findLastPassed([online, presential], now))}`
    : `Matrícula on-line encerrada em ${formatDate(online)}; na unidade até ${unitDeadline(presential, now)}`;
}

/** Formats the online enrolment deadline, "até 28/11/2026 às 18:00"; undefined if closed or without a date. */
export function describeDeadline(offered: EnrollableClass, now: number): string | undefined {
  if (enrolmentState(offered, now).kind === 'closed') return undefined;
  const [first] = [offered.dataDeEncerramentoOnline, offered.dataDeEncerramentoPresencial]
    .filter((date) => toTimestamp(date, 'end') !== null)
    .sort(compareByEnd);
  return first ? `até ${[formatDate(first), formatTime(first)].filter(Boolean).join(' às ')}` : undefined;
}

function formatVacancies(vacancies: number | null): string | undefined {
  if (vacancies === null) return undefined;
  if (vacancies <= 0) return 'Vagas esgotadas';
  return vacancies === 1 ? 'Última vaga' : `${vacancies} vagas`;
}

const findLastPassed = (dates: readonly (string | null)[], now: number): string | null =>
  dates
    .filter((date) => hasPassed(date, now))
    .sort(compareByEnd)
    .at(-1) ?? null;

const compareByEnd = (one: string | null, other: string | null): number =>
  (toTimestamp(one, 'end') ?? 0) - (toTimestamp(other, 'end') ?? 0);

/** Days to the last working day, by day of the week. */
const daysBack: Readonly<Record<number, number>> = { 0: 2, 6: 1 };

/** Formats until when a unit accepts enrolments: the last working day before its deadline. */
export function unitDeadline(deadline: string | null, now: number): string {
  const day = toIsoDay(deadline);
  if (!day) return formatDate(deadline);
  const back = daysBack[new Date(day).getUTCDay()];
  if (!back) return [formatDate(deadline), formatTime(deadline)].filter(Boolean).join(' às ');
  const working = addDays(day, -back);
  return (toTimestamp(working, 'end') ?? 0) >= now
    ? formatDate(working)
    : `${formatDate(deadline)}, se a unidade abrir no fim de semana`;
}
