import {
  daysBetween,
  instantAt,
  inWords,
  type LocalMoment,
  localDay,
  readMoment,
} from '@portal/contract/format/calendar';

/** Milliseconds of a day. America/Belem has no summer time: every day has 24 hours. */
export const DAY = 86_400_000;

type DateText = string | null | undefined;

const invalid = 'Data inválida';
const brazilian = 'DD/MM/YYYY';
const pieces = 'DD, MMM, YYYY, D [de] MMMM [de] YYYY';

/** dd/mm/yyyy; '' for a missing date, 'Data inválida' for an invalid one (B 2.7). */
export const formatDate = (value: DateText): string =>
  formatMoment(value, ({ clock }) => clock.format(brazilian));

/** hh:mm; '' for a missing date or time. */
export const formatTime = (value: DateText): string =>
  formatMoment(value, ({ clock, hasTime }) => (hasTime ? clock.format('HH:mm') : ''));

/** dd/mm/yyyy - hh:mm (A 2.3); without a time only the date. */
export const formatDateTime = (value: DateText): string =>
  formatMoment(value, ({ clock, hasTime }) => clock.format(hasTime ? `${brazilian} - HH:mm` : brazilian));

/** dd/mm/yyyy, or 'Em Breve' when absent (A 8, A 9). */
export const formatShortDate = (value: DateText): string => formatDate(value) || 'Em Breve';

/** Returns the date as yyyy-mm-dd, for `datetime` attributes and requests; null if invalid. */
export const toIsoDay = (value: DateText): string | null => parseDate(value)?.day ?? null;

/** Splits a date for tickets and cards: the month in three letters ('mar'), `spoken` for screen readers; null if invalid. */
export function toDateParts(value: DateText) {
  const moment = parseDate(value);
  if (!moment) return null;
  const [day = '', month = '', year = '', spoken = ''] = inWords(moment.clock, pieces).split(', ');
  return { day, month, year, spoken };
}

/** Returns the timestamp of a window's start or end, of the day for a date without time; null if missing or invalid. */
export function toTimestamp(value: DateText, edge: 'start' | 'end'): number | null {
  const moment = parseDate(value);
  if (moment === null) return null;
  return instantAt(moment.hasTime || edge === 'start' ? moment.clock : moment.clock.endOf('day'));
}

const parseDate = (value: DateText): LocalMoment | null => (value ? readMoment(value) : null);

function formatMoment(value: DateText, write: (moment: LocalMoment) => string): string {
  if (!value?.trim()) return '';
  const moment = readMoment(value);
  return moment === null ? invalid : write(moment);
}

/** Formats a period, "dd/mm/yyyy a dd/mm/yyyy"; a single date if the other is missing, '' without both. */
export const formatPeriod = (start: string | null | undefined, end: string | null | undefined): string =>
  [start, end].map(formatDate).filter(Boolean).join(' a ');

/** Returns whether a document was published at most 30 calendar days ago in Belém (A 4, B 4). */
export function isNew(publishedAt: string | null | undefined, now: number): boolean {
  const published = toIsoDay(publishedAt);
  if (published === null) return false;
  const age = daysBetween(published, localDay(now));
  return age >= 0 && age <= 30;
}
