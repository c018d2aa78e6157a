import { type LocalMoment, readMoment } from './local-moment.ts';

type DateText = string | null | undefined;

const invalid = 'Data inválida';

/** dd/mm/yyyy; '' for a missing date, 'Data inválida' for what is none (B 2.7). */
export const formatDate = (value: DateText): string => written(value, brazilian);

/** hh:mm; '' for a missing date and for a date alone. */
export const formatTime = (value: DateText): string => written(value, ({ time }) => time ?? '');

/** dd/mm/yyyy - hh:mm (A 2.3); a date alone stays a date. */
export const formatDateTime = (value: DateText): string =>
  written(value, (moment) =>
    moment.time === null ? brazilian(moment) : `${brazilian(moment)} - ${moment.time}`,
  );

/** dd/mm/yyyy, or 'Em Breve' when absent (A 8, A 9). */
export const formatShortDate = (value: DateText): string => formatDate(value) || 'Em Breve';

/** The day of a date, yyyy-mm-dd: for `datetime` attributes and for sending. Null for what is no date. */
export const dayOf = (value: DateText): string | null => (value ? (readMoment(value)?.day ?? null) : null);

/** A date in pieces, e.g. `{ day: '07', month: 'mar', year: '2026' }`. Null for what is no date. */
export function datePieces(value: DateText): { day: string; month: string; year: string } | null {
  const day = dayOf(value);
  if (day === null) return null;
  const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }).format(new Date(day));
  return { day: day.slice(8), month: month.replace('.', ''), year: day.slice(0, 4) };
}

/**
 * When a window begins or ends, in milliseconds since 1970. A date alone counts whole: it begins with its first
 * millisecond and ends with its last.
 *
 * @returns null for a missing date and for what is none
 */
export function instantOf(value: DateText, edge: 'start' | 'end'): number | null {
  const moment = value ? readMoment(value) : null;
  if (moment === null) return null;
  const wholeDay = moment.time === null && edge === 'end';
  return wholeDay ? moment.instant + 24 * 60 * 60 * 1000 - 1 : moment.instant;
}

function written(value: DateText, write: (moment: LocalMoment) => string): string {
  if (!value?.trim()) return '';
  const moment = readMoment(value);
  return moment === null ? invalid : write(moment);
}

const brazilian = ({ day }: LocalMoment): string => day.split('-').reverse().join('/');
