import { slug } from '@portal/contract/format/text';

/** Names of the eight areas, as pages use them for colours. */
export const areaSlugs = [
  'comercio',
  'saude',
  'educacional',
  'tecnologia',
  'gastronomia',
  'alimentos',
  'moda',
  'beleza',
] as const;
export type AreaSlug = (typeof areaSlugs)[number];

/** Finds an area by name, ignoring accents and case; 'educacional' if it is none of the eight. */
export const areaOf = (name: string | null): AreaSlug =>
  areaSlugs.find((each) => each === slug(name ?? '')) ?? 'educacional';

export const areaColours: Record<AreaSlug, { deep: string; tint: string; light: string }> = {
  comercio: { deep: '#B3430A', tint: '#FFE9DC', light: '#FFB48A' },
  saude: { deep: '#0B6E6E', tint: '#DDF3F0', light: '#6FD6CC' },
  educacional: { deep: '#6A3FA0', tint: '#EFE6FA', light: '#C9A9F2' },
  tecnologia: { deep: '#1B4FA8', tint: '#E1EBFC', light: '#8FB8FF' },
  gastronomia: { deep: '#B0233A', tint: '#FCE4E4', light: '#FF9AA4' },
  alimentos: { deep: '#3F6B12', tint: '#EAF3D9', light: '#B5DB7C' },
  moda: { deep: '#A1216F', tint: '#FBE2F1', light: '#FF9AD5' },
  beleza: { deep: '#8A5200', tint: '#FCEED0', light: '#F4C26B' },
};
