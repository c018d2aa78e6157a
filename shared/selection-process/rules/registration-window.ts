import { formatDate, formatTime, toTimestamp } from '@portal/contract/format/date';

/** Registration period of an offer; dates without time are inclusive, local to Belém. */
export interface RegistrationDates {
  start_date: string | null;
  end_date: string | null;
}

/** State of a window. `changesAt` is the timestamp of the next state. */
export type RegistrationWindow =
  | { kind: 'upcoming'; changesAt: number }
  | { kind: 'open'; changesAt: number }
  | { kind: 'ended' }
  | { kind: 'unannounced' };

/** Returns whether registration is possible: strictly between both dates, never if one is unknown (A 4, B 4). */
export function registrationWindow(
  { start_date, end_date }: RegistrationDates,
  now: number,
): RegistrationWindow {
  const start = toTimestamp(start_date, 'start');
  const end = toTimestamp(end_date, 'end');
  if (end !== null && now >= end) return { kind: 'ended' };
  if (start !== null && now <= start) {
    return { kind: 'upcoming', changesAt: Math.min(start + 1, end ?? Number.POSITIVE_INFINITY) };
  }
  if (start === null || end === null) return { kind: 'unannounced' };
  return { kind: 'open', changesAt: end };
}

/** Explains why registration is not possible and when it will be; undefined if it is. */
export function closedReason(
  { kind }: { kind: RegistrationWindow['kind'] | 'full' },
  { start_date, end_date }: RegistrationDates,
): string | undefined {
  if (kind === 'upcoming')
    return `As inscrições abrem em ${formatDateWithTime(start_date)}${formatEnd(end_date)}.`;
  if (kind === 'ended') return `As inscrições terminaram em ${formatDateWithTime(end_date)}.`;
  if (kind === 'unannounced') return 'O período de inscrição ainda não foi informado.';
}

/** Describes the window: valid before, during and after it (B 2.3, "period text"); undefined if a date is unknown. */
export function periodText({ start_date, end_date }: RegistrationDates): string | undefined {
  if (toTimestamp(start_date, 'start') === null || toTimestamp(end_date, 'end') === null) return undefined;
  return `Inscrições de ${formatDateWithTime(start_date)} até ${formatDateWithTime(end_date)}.`;
}

const formatEnd = (end: string | null): string =>
  toTimestamp(end, 'end') === null ? '' : ` e vão até ${formatDateWithTime(end)}`;

/** Formats a date with its time, if any: "10/12/2026 às 18:00". */
const formatDateWithTime = (date: string | null): string =>
  [formatDate(date), formatTime(date)].filter(Boolean).join(' às ');
