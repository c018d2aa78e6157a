const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Reais, e.g. "R$ 1.234,50" (with a space that does not break); 'Em Breve' when there is no price (A 8, A 9). */
export const formatMoney = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? 'Em Breve' : reais.format(value);

/** Reais as whole cents: sums of money are never made of fractions. */
export const centsOf = (value: number): number => Math.round(value * 100);

/** Cents as reais, e.g. "R$ 1.234,50". */
export const formatCents = (cents: number): string => formatMoney(cents / 100);
