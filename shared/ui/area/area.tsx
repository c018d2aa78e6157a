import { fold } from '@portal/contract/format/text';

/** The eight fixed areas in the order of A 2.2; `slug` is the value of `data-area` (see base/areas.css). */
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

/** Returns the slug of an area name, ignoring accents and case; undefined for any other name. */
export function areaSlug(name: string | null | undefined): AreaSlug | undefined {
  const folded = fold(name ?? '');
  return areas.find(({ slug }) => slug === folded)?.slug;
}
