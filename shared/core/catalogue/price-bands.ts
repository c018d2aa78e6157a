const FREE = 1;

/** Prices in reais from free upwards: `upTo` is the highest of each band. */
const bands = [
  { value: 'gratis', label: 'Gratuito', upTo: 0 },
  { value: 'ate-500', label: 'Até R$ 500', upTo: 500 },
  { value: '500-1000', label: 'De R$ 500 a R$ 1.000', upTo: 1000 },
  { value: '1000-3000', label: 'De R$ 1.000 a R$ 3.000', upTo: 3000 },
  { value: 'acima-3000', label: 'Acima de R$ 3.000', upTo: Number.POSITIVE_INFINITY },
] as const;

export const priceBands: readonly { value: string; label: string }[] = bands;

/** What a class costs, in reais: nothing in the free modality; null while nobody has said. */
export const costOf = (price: number | null, modality: number | null): number | null =>
  modality === FREE ? (price ?? 0) : price;

/** The band of a cost, or null where it is not known. */
export const priceBandOf = (cost: number | null): string | null =>
  cost === null ? null : (bands.find(({ upTo }) => cost <= upTo)?.value ?? null);
