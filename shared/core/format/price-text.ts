import { formatMoney } from './money.ts';

const FREE = 1;

/** A price as it is printed: a course of the free modality is free, any other without a price is 'Em Breve' (A 8, A 9). */
export const priceText = (price: number | null | undefined, modality: number | null): string =>
  modality === FREE && !price ? 'Gratuito' : formatMoney(price);
