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

const ink = '#14202B';
const sun = '#F7941D';
const night = '#0B1A26';

/**
 * Returns the style sheet of a scene: a custom property per role, with night variants, because an SVG in an `img` does
 * not inherit the page's theme. Roles: s sky, f far bank, r river, a actor, u sun, p sheet.
 */
export function paletteStyle(area: AreaSlug): string {
  const { deep, tint, light } = areaColours[area];
  const day = { s: tint, f: mix(tint, deep, 0.28), r: deep, a: mix(deep, ink, 0.72), u: sun, p: tint };
  const dusk = {
    s: mix(night, deep, 0.5),
    f: mix(night, deep, 0.78),
    r: mix(night, deep, 0.26),
    a: mix(night, '#000000', 0.45),
    u: sun,
    p: light,
  };
  return `<style>svg{${properties(day)}}@media (prefers-color-scheme:dark){svg{${properties(dusk)}}}${classes}</style>`;
}

const classes = [...'sfraup']
  .map(
    (role) =>
      `.${role}{fill:var(--${role})}${role === 's' ? '' : `.l${role}{stroke:var(--${role});fill:none}`}`,
  )
  .join('');

const properties = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');

/** Mixes two colours: `share` 0 returns the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
