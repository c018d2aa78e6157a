/** Reais from which on a number is a mistake, and nothing that people could read. */
export const UNREADABLE_REAIS = 1e12;

/** Made with the first price: it is dear on a cheap phone, and pages without prices do without it. */
let reais: Intl.NumberFormat | undefined;

/**
 * Reais, e.g. "R$ 1.234,50" (with a space that does not break); 'Em Breve' when there is no price that people could read
 * (A 8, A 9).
 */
export function formatMoney(value: number | null | undefined): string {
  if (value === null || value === undefined || !(Math.abs(value) < UNREADABLE_REAIS)) return 'Em Breve';
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return reais.format(value);
}

/** Reais as whole cents: sums of money are never made of fractions. */
export const centsOf = (value: number): number => Math.round(value * 100);

/** Cents as reais, e.g. "R$ 1.234,50". */
export const formatCents = (cents: number): string => formatMoney(cents / 100);
