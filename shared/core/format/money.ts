import { groupDigits } from './group-digits.ts';

/** Reais from which on a number is a mistake, and nothing that people could read. */
export const UNREADABLE_REAIS = 1e12;

/**
 * Reais, e.g. "R$ 1.234,50" (with a space that does not break); 'Em Breve' when there is no price that people could read
 * (A 8, A 9).
 */
export function formatMoney(value: number | null | undefined): string {
  if (value === null || value === undefined || !(Math.abs(value) < UNREADABLE_REAIS)) return 'Em Breve';
  const [reais = '', cents] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}R$\u00a0${groupDigits(reais)},${cents}`;
}

/** Reais as whole cents: sums of money are never made of fractions. */
export const toCents = (value: number): number => Math.round(value * 100);

/** Cents as reais, e.g. "R$ 1.234,50". */
export const formatCents = (cents: number): string => formatMoney(cents / 100);
