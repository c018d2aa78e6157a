import { formatDate, formatTime, toTimestamp } from '@portal/shared/format/date';

/** The period in which one can apply for an offer; dates alone count whole, local to Belém. */
export interface RegistrationDates {
  start_date: string | null;
  end_date: string | null;
}

/**
 * Position of a moment relative to the window. `changesAt`, in milliseconds since 1970, is when that is no longer so.
 */
export type RegistrationWindow =
  | { kind: 'upcoming'; changesAt: number }
  | { kind: 'open'; changesAt: number }
  | { kind: 'ended' }
  | { kind: 'unannounced' };

/**
 * Whether one can apply now: strictly between both dates, and never while one of them is unknown (A 4, B 4).
 *
 * @param now milliseconds since 1970
 */
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

/** Why one cannot apply now, and when one can; undefined while one can. */
export function closedReason(
  { kind }: { kind: RegistrationWindow['kind'] | 'full' },
  { start_date, end_date }: RegistrationDates,
): string | undefined {
  if (kind === 'upcoming') return `As inscrições abrem em ${spoken(start_date)}${until(end_date)}.`;
  if (kind === 'ended') return `As inscrições terminaram em ${spoken(end_date)}.`;
  if (kind === 'unannounced') return 'O período de inscrição ainda não foi informado.';
}

/** The window in words that hold before, in and after it (B 2.3, "period text"); undefined while one of its dates is unknown. */
export function periodText({ start_date, end_date }: RegistrationDates): string | undefined {
  if (toTimestamp(start_date, 'start') === null || toTimestamp(end_date, 'end') === null) return undefined;
  return `Inscrições de ${spoken(start_date)} até ${spoken(end_date)}.`;
}

const until = (end: string | null): string =>
  toTimestamp(end, 'end') === null ? '' : ` e vão até ${spoken(end)}`;

/** A day, and its hour where it has one: "10/12/2026 às 18:00". */
const spoken = (date: string | null): string =>
  [formatDate(date), formatTime(date)].filter(Boolean).join(' às ');
