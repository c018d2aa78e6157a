const FREE_MODALITY = 1;

/** Price range in reais: more than `above`, at most `upTo`. */
interface PriceBand {
  value: string;
  label: string;
  above: number;
  upTo: number;
}

const createUpperBand = (reais: number, label: string): PriceBand => ({
  value: `ate-${reais}`,
  label: `Até R$ ${label}`,
  above: 0,
  upTo: reais,
});

/** Bands of the price filter. They are upper limits, because visitors know their budget; free is separate. */
export const priceBands: readonly PriceBand[] = [
  { value: 'gratis', label: 'Gratuito', above: -1, upTo: 0 },
  createUpperBand(500, '500'),
  createUpperBand(1000, '1.000'),
  createUpperBand(1500, '1.500'),
  createUpperBand(2000, '2.000'),
  createUpperBand(3000, '3.000'),
  { value: 'acima-3000', label: 'Acima de R$ 3.000', above: 3000, upTo: Number.POSITIVE_INFINITY },
];

/** Bands of saved links only. */
const linkedBands: readonly Omit<PriceBand, 'label'>[] = [
  { value: '500-1000', above: 500, upTo: 1000 },
  { value: '1000-3000', above: 1000, upTo: 3000 },
];

/** Returns the cost in reais: 0 in the free modality, null if unknown. */
export const costOf = (price: number | null, modality: number | null): number | null =>
  modality === FREE_MODALITY ? (price ?? 0) : price;

/** Returns the values of all bands that include a cost; none if it is unknown. */
export const priceBandsOf = (cost: number | null): string[] =>
  cost === null
    ? []
    : [...priceBands, ...linkedBands].flatMap((band) =>
        cost > band.above && cost <= band.upTo ? band.value : [],
      );
