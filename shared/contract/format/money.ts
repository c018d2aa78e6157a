/** Reais from which a number must be a mistake. */
export const UNREADABLE_REAIS = 1e12;

/** Formats reais, "R$ 1.234,50" with a non-breaking space; 'Em Breve' without a plausible price (A 8, A 9). */
export function formatMoney(value: number | null | undefined): string {
  if (value === null || value === undefined || !(Math.abs(value) < UNREADABLE_REAIS)) return 'Em Breve';
  const [reais = '', cents] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}R$\u00a0${groupDigits(reais)},${cents}`;
}

/** Converts reais to whole cents, to calculate without fractions. */
export const toCents = (value: number): number => Math.round(value * 100);

/** Formats cents as reais, "R$ 1.234,50". */
export const formatCents = (cents: number): string => formatMoney(cents / 100);

/** `modality_id` of free courses. */
export const FREE_MODALITY = 1;

/** Formats a price: courses of the free modality are free, others without a price are 'Em Breve' (A 8, A 9). */
export const priceText = (price: number | null | undefined, modality: number | null): string =>
  modality === FREE_MODALITY && !price ? 'Gratuito' : formatMoney(price);

/** Groups digits, "12.345". Loading `Intl`'s locale data takes a low-end phone as long as rendering a section. */
export const groupDigits = (whole: number | string): string =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
