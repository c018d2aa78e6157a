import { formatDate } from './date.ts';

/** A period as it is read, "dd/mm/yyyy a dd/mm/yyyy"; one day alone where the other is missing, '' without both. */
export const formatPeriod = (start: string | null | undefined, end: string | null | undefined): string =>
  [start, end].map(formatDate).filter(Boolean).join(' a ');
