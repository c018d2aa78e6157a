import { formatMoney } from '@portal/shared/format/money';

/** Reais as whole cents: sums of money are never made of fractions. */
export const centsOf = (reais: number): number => Math.round(reais * 100);

/** Formats cents, e.g. "R$ 1.234,50". */
export const formatCents = (cents: number): string => formatMoney(cents / 100);
