import { formatDate } from '@portal/shared/format/date';

/** A CPF as it is read: ###.###.###-##; anything else stays as it came. */
export const formatCpf = (nif: string | null): string =>
  (nif ?? '').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** A period as receipts print it: start to end. */
export const formatPeriod = (start: string | null, end: string | null): string =>
  [start, end]
    .map((date) => date && formatDate(date))
    .filter(Boolean)
    .join(' a ');
