import { instantAt, inWords, type LocalMoment, readMoment } from '@portal/shared/format/calendar';

type DateText = string | null | undefined;

const invalid = 'Data inválida';
const brazilian = 'DD/MM/YYYY';
const pieces = 'DD, MMM, YYYY, D [de] MMMM [de] YYYY';

/** dd/mm/yyyy; '' for a missing date, 'Data inválida' for what is none (B 2.7). */
export const formatDate = (value: DateText): string => written(value, ({ clock }) => clock.format(brazilian));

/** hh:mm; '' for a missing date and for a date alone. */
export const formatTime = (value: DateText): string =>
  written(value, ({ clock, hasTime }) => (hasTime ? clock.format('HH:mm') : ''));

/** dd/mm/yyyy - hh:mm (A 2.3); a date alone stays a date. */
export const formatDateTime = (value: DateText): string =>
  written(value, ({ clock, hasTime }) => clock.format(hasTime ? `${brazilian} - HH:mm` : brazilian));

/** dd/mm/yyyy, or 'Em Breve' when absent (A 8, A 9). */
export const formatShortDate = (value: DateText): string => formatDate(value) || 'Em Breve';

/** The day of a date, yyyy-mm-dd: for `datetime` attributes and for sending. Null for what is no date. */
export const toIsoDay = (value: DateText): string | null => momentOf(value)?.day ?? null;

/** A calendar day in the pieces that a ticket or a card prints. */
export interface DatePieces {
  day: string;
  /** In three letters, 'mar'. */
  month: string;
  year: string;
  /** The whole date in words. */
  spoken: string;
}

/** A date in pieces. Null for what is no date. */
export function toDateParts(value: DateText): DatePieces | null {
  const moment = momentOf(value);
  if (!moment) return null;
  const [day = '', month = '', year = '', spoken = ''] = inWords(moment.clock, pieces).split(', ');
  return { day, month, year, spoken };
}

/**
 * When a window begins or ends, in milliseconds since 1970. A date alone counts whole: it begins with its first
 * millisecond and ends with its last.
 *
 * @returns null for a missing date and for what is none
 */
export function toTimestamp(value: DateText, edge: 'start' | 'end'): number | null {
  const moment = momentOf(value);
  if (moment === null) return null;
  return instantAt(moment.hasTime || edge === 'start' ? moment.clock : moment.clock.endOf('day'));
}

const momentOf = (value: DateText): LocalMoment | null => (value ? readMoment(value) : null);

function written(value: DateText, write: (moment: LocalMoment) => string): string {
  if (!value?.trim()) return '';
  const moment = readMoment(value);
  return moment === null ? invalid : write(moment);
}
