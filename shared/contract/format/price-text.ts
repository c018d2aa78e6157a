import { formatMoney } from './money.ts';

const FREE_MODALITY = 1;

/** Formats a price: courses of the free modality are free, others without a price are 'Em Breve' (A 8, A 9). */
export const priceText = (price: number | null | undefined, modality: number | null): string =>
  modality === FREE_MODALITY && !price ? 'Gratuito' : formatMoney(price);
