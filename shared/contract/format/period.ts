import { formatDate } from './date.ts';

/** Formats a period, "dd/mm/yyyy a dd/mm/yyyy"; a single date if the other is missing, '' without both. */
export const formatPeriod = (start: string | null | undefined, end: string | null | undefined): string =>
  [start, end].map(formatDate).filter(Boolean).join(' a ');
