import { FREE_MODALITY, groupDigits } from '../format/money.ts';

/** Bands of the price filter: more than `above` reais, at most `upTo`. Most are upper limits, because visitors know their budget. */
export const priceBands = [
  { value: 'gratis', label: 'Gratuito', above: -1, upTo: 0 },
  ...[500, 1000, 1500, 2000, 3000].map((upTo) => ({
    value: `ate-${upTo}`,
    label: `Até R$ ${groupDigits(upTo)}`,
    above: 0,
    upTo,
  })),
  { value: 'acima-3000', label: 'Acima de R$ 3.000', above: 3000, upTo: Number.POSITIVE_INFINITY },
];

/** Returns the cost in reais: 0 in the free modality, null if unknown. */
export const costOf = (price: number | null, modality: number | null): number | null =>
  modality === FREE_MODALITY ? (price ?? 0) : price;

/** Returns the values of all bands that include a cost; none if it is unknown. */
export const priceBandsOf = (cost: number | null): string[] =>
  cost === null
    ? []
    : priceBands.flatMap(({ value, above, upTo }) => (cost > above && cost <= upTo ? value : []));
