/** The eight fixed areas, in the order of A 2.2; `slug` is the value of `data-area` (see base/areas.css). */
export const areas = [
  { slug: 'comercio', name: 'Comércio' },
  { slug: 'saude', name: 'Saúde' },
  { slug: 'educacional', name: 'Educacional' },
  { slug: 'tecnologia', name: 'Tecnologia' },
  { slug: 'gastronomia', name: 'Gastronomia' },
  { slug: 'alimentos', name: 'Alimentos' },
  { slug: 'moda', name: 'Moda' },
  { slug: 'beleza', name: 'Beleza' },
] as const;

export type AreaSlug = (typeof areas)[number]['slug'];

/** Names are the same whatever their accents and capitals. */
const letters = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** The area of that name, as the server writes it; undefined for none of the eight. */
export const areaSlug = (name: string | null | undefined): AreaSlug | undefined =>
  areas.find((area) => letters.compare(area.name, name?.trim() ?? '') === 0)?.slug;
