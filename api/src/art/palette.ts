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

/** Tile of a woven pattern: its size and marks, with strokes (`l?`) and fills of the scene's roles. */
type Tile = { width: number; height: number; marks: string };

const tiles: Record<AreaSlug, Tile> = {
  // Market awning: stripes that end in scallops.
  comercio: {
    width: 32,
    height: 28,
    marks: '<path class="f" d="M0 0h16v14a8 8 0 0 1-16 0z"/>',
  },
  // Leaf pulse: a leaf on a heartbeat.
  saude: {
    width: 56,
    height: 30,
    marks:
      '<path class="f" d="M34 15q9-12 18 0q-9 12-18 0z"/><path class="lf" stroke-width="2.5" d="M-2 15h10l5-9 6 18 5-9h32"/>',
  },
  // Kites with their tails.
  educacional: {
    width: 40,
    height: 40,
    marks:
      '<path class="f" d="M12 4l9 11-9 12-9-12z"/><path class="lf" stroke-width="2" d="M12 27q8 4 6 12M30 20v8m-4-4h8"/>',
  },
  // The delta as a circuit: branches that end in nodes.
  tecnologia: {
    width: 48,
    height: 36,
    marks:
      '<path class="lf" stroke-width="2.5" d="M0 18h12l10-10h10M12 18l10 10h26"/><circle class="f" cx="35" cy="8" r="4"/><circle class="f" cx="12" cy="18" r="4"/>',
  },
  // Cuia and steam.
  gastronomia: {
    width: 44,
    height: 36,
    marks:
      '<path class="f" d="M4 18h26a13 12 0 0 1-26 0z"/><path class="lf" stroke-width="2.5" d="M13 14q-4-4 0-7t0-6m9 13q-4-4 0-7t0-6"/>',
  },
  // Fish scales.
  alimentos: {
    width: 30,
    height: 26,
    marks:
      '<path class="lf" stroke-width="2.5" d="M0 0a15 13 0 0 0 30 0M-15 13a15 13 0 0 0 30 0M15 13a15 13 0 0 0 30 0"/>',
  },
  // Arcs of a turning Marabaixo skirt.
  moda: {
    width: 48,
    height: 26,
    marks:
      '<path class="lf" stroke-width="2.5" d="M2 26a22 22 0 0 1 44 0M10 26a14 14 0 0 1 28 0"/><path class="f" d="M18 26a6 6 0 0 1 12 0z"/>',
  },
  // Comb and hibiscus.
  beleza: {
    width: 60,
    height: 34,
    marks:
      '<path class="lf" stroke-width="3" d="M4 8h24M6 8v14m5-14v14m5-14v14m5-14v14m5-14v14"/><g class="f"><circle cx="46" cy="9" r="5"/><circle cx="53" cy="14" r="5"/><circle cx="50" cy="22" r="5"/><circle cx="42" cy="22" r="5"/><circle cx="39" cy="14" r="5"/></g>',
  },
};

/** Returns the area's weave as an SVG pattern with the id `w`. */
export function patternOf(area: AreaSlug): string {
  const { width, height, marks } = tiles[area];
  return `<pattern id="w" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`;
}

/** SVG outlines of the sun on the equator line above the river, in a square of 64 units. */
export const markOutlines = {
  sun: 'M10 32a22 22 0 0 1 44 0zM2 32h60v3H2z',
  river: 'M12 43q5-5 10 0t10 0 10 0 10 0M20 53q4-4 8 0t8 0 8 0',
};

/** Returns the outlines as markup. `ink` is the river's colour. */
export const mark = (ink: string): string =>
  `<path fill="#F7941D" d="${markOutlines.sun}"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="${markOutlines.river}"/>`;
