import type { AreaSlug } from './palette.ts';

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
