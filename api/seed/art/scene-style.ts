import { type AreaSlug, areaColours } from '../../src/art/palette.ts';

const ink = '#14202B';
const sun = '#F7941D';
const night = '#0B1A26';

/**
 * Returns the style sheet of a scene: a custom property per role, with night variants, because an SVG in an `img` does
 * not inherit the page's theme. Roles: s sky, f far bank, r river, a actor, u sun, p sheet.
 */
export function sceneStyle(area: AreaSlug): string {
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
