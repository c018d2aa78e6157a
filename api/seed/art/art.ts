import { optimize } from 'svgo';
import { type AreaSlug, patternOf } from '../../src/art/palette.ts';
import { type ActorName, actors } from './actors.ts';
import { type Random, random } from './random.ts';
import { sceneStyle } from './scene-style.ts';
import { graduation, tradeObjects } from './trade-objects.ts';

/** Use of the picture; decides the width of the scene and whether it shows a trade. */
export type ArtKind = 'banner' | 'course' | 'news' | 'cover' | 'gallery' | 'unit';
export type ArtOptions = {
  width: number;
  height: number;
  kind: ArtKind;
  actor?: ActorName;
  /** Replaces the area's trade. */
  event?: 'graduation';
};

const sceneHeight = 400;
const actorNames: readonly [ActorName, ...ActorName[]] = ['palafita', 'regatao', 'samauma', 'acai'];

/**
 * Draws a flat scene on the equator as an SVG document of at most 4 KB: the sun on the line, river bands (one in the
 * area's pattern), one actor of the river bank and, except in scenery, one object of the trade. Deterministic for the
 * same area, seed and options.
 */
export function art(area: AreaSlug, seed: string, options: ArtOptions): string {
  return optimise(compose(area, options, random(`${area}/${options.kind}/${seed}`)));
}

export const optimise = (scene: string): string =>
  optimize(scene, {
    floatPrecision: 1,
    // The style sheet switches with the visitor's theme; attributes could not.
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
    ],
  }).data;

/** Positions of sun, actor and trade (shares of the width), and the scale. */
type Framing = {
  sunAt: number;
  sunRadius: number;
  actorAt: number;
  actorScale: number;
  trade: { at: number; scale: number } | null;
};

function framing(kind: ArtKind, dice: Random): Framing {
  const roll = dice.between(0, 1);
  if (kind === 'unit' || (kind === 'gallery' && roll > 0.6)) return scenery(dice);
  if (kind !== 'banner' && roll < 0.34) return closeUp(dice);
  return shore(dice);
}

/** Shows the actor without a trade. */
const scenery = (dice: Random): Framing => ({
  sunAt: dice.between(0.62, 0.72),
  sunRadius: dice.integer(72, 116),
  actorAt: dice.between(0.34, 0.46),
  actorScale: dice.between(1.08, 1.2),
  trade: null,
});

/** Shows actor and trade side by side. */
const shore = (dice: Random): Framing => ({
  sunAt: dice.between(0.42, 0.6),
  sunRadius: dice.integer(64, 104),
  actorAt: dice.between(0.2, 0.28),
  actorScale: dice.between(1, 1.16),
  trade: { at: dice.between(0.74, 0.8), scale: 1.2 },
});

/** Shows the trade in front of a large sun, with the actor far away. */
const closeUp = (dice: Random): Framing => ({
  sunAt: 0.6,
  sunRadius: dice.integer(140, 164),
  actorAt: dice.between(0.14, 0.18),
  actorScale: dice.between(0.62, 0.72),
  trade: { at: 0.6, scale: 1.75 },
});

function compose(area: AreaSlug, { width, height, kind, actor, event }: ArtOptions, dice: Random): string {
  const sceneWidth = Math.round((sceneHeight * width) / height);
  const horizon = dice.integer(212, 240);
  const mirrored = dice.pick([true, false]);
  const frame = framing(kind, dice);
  const at = (share: number) => Math.round(sceneWidth * (mirrored ? 1 - share : share));
  const sunX = at(frame.sunAt);
  const { floats, drawing } = actors[actor ?? dice.pick(actorNames)];
  const actorX = at(frame.actorAt);
  const turned = mirrored ? -frame.actorScale : frame.actorScale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sceneWidth} ${sceneHeight}">
${sceneStyle(area)}<defs>${patternOf(area)}</defs>
<path class="s" d="M0 0h${sceneWidth}v${sceneHeight}H0z"/>
<circle class="u" cx="${sunX}" cy="${horizon}" r="${frame.sunRadius}"/>
${birds(at(dice.between(0.36, 0.92)), dice.integer(46, 96))}
${farBank(sceneWidth, horizon, dice)}
<path class="r" d="M0 ${horizon}h${sceneWidth}V${sceneHeight}H0z"/>
<path class="lu" stroke-width="4" d="M0 ${horizon}h${sceneWidth}"/>
${reflection(sunX, horizon, frame.sunRadius)}
${floats ? '' : bank(actorX, horizon, sceneWidth * frame.actorScale)}
<g transform="translate(${actorX} ${horizon + (floats ? 26 : 14)})scale(${turned} ${frame.actorScale})">${drawing}</g>
${wovenWater(sceneWidth, horizon, dice)}
${frame.trade ? objectOnJetty(event === 'graduation' ? graduation : tradeObjects[area], at(frame.trade.at), frame.trade.scale, mirrored, sceneWidth) : ''}
</svg>`;
}

/** Draws two or three herons as strokes. */
const birds = (x: number, y: number) =>
  `<path class="la" stroke-width="3" stroke-linecap="round" d="M${x} ${y}q8-9 14 0q6-9 14 0m18-22q6-7 11 0q5-7 11 0"/>`;

/** Draws the far bank: a low forest of half circles, fewer and broader in wide scenes to stay below the size limit. */
function farBank(sceneWidth: number, horizon: number, dice: Random): string {
  const broader = Math.max(1, sceneWidth / 1500);
  let path = `M-20 ${horizon}`;
  for (let x = -20; x < sceneWidth; ) {
    const step = Math.round(dice.integer(44, 96) * broader);
    path += `q${step / 2} ${-dice.integer(24, 64)} ${step} 0`;
    x += step;
  }
  return `<path class="f" d="${path}z"/>`;
}

/** Draws the sun's reflection: bars that narrow towards the viewer. */
const reflection = (x: number, horizon: number, radius: number) =>
  [0.8, 0.55, 0.34]
    .map((share, index) => {
      const half = Math.round(radius * share);
      return `<rect class="u" x="${x - half}" y="${horizon + 12 + index * 15}" width="${half * 2}" height="6" rx="3"/>`;
    })
    .join('');

/** Draws the ground below a tree. */
const bank = (x: number, horizon: number, sceneWidth: number) =>
  `<path class="a" d="M${x - sceneWidth * 0.3} ${horizon + 22}q${sceneWidth * 0.1}-18 ${sceneWidth * 0.3}-18t${sceneWidth * 0.28} 18q${-sceneWidth * 0.29} 14 ${-sceneWidth * 0.58} 0z"/>`;

/** Draws two or three bands of river with calm edges; the nearest has the area's weave. */
function wovenWater(sceneWidth: number, horizon: number, dice: Random): string {
  const wave = Math.max(dice.integer(70, 120), Math.round(sceneWidth / 12));
  const top = horizon + dice.integer(62, 78);
  const edge = (y: number, height: number) => {
    const waves = Math.ceil(sceneWidth / wave) + 1;
    return `M${-dice.integer(0, wave)} ${y}q${wave / 2} ${-height} ${wave} 0${`t${wave} 0`.repeat(waves)}V${sceneHeight + 20}H-${wave}z`;
  };
  const near = edge(top + 16, 14);
  return `<path class="f" d="${edge(top, 12)}"/><path class="r" d="${near}"/><path fill="url(#w)" opacity=".45" d="${near}"/>`;
}

/** Draws an object on a wooden jetty that reaches the nearer edge. */
function objectOnJetty(
  object: string,
  x: number,
  scale: number,
  mirrored: boolean,
  sceneWidth: number,
): string {
  const reach = 96 * scale;
  const left = mirrored ? -10 : x - reach;
  const right = mirrored ? x + reach : sceneWidth + 10;
  const posts = [0.12, 0.5, 0.88].map((share) => Math.round(left + (right - left) * share));
  return `<path class="a" d="M${left} 342h${right - left}v13h${left - right}z${posts.map((post) => `M${post - 6} 350h12v60h-12z`).join('')}"/>
<g transform="translate(${x} 342)scale(${scale})">${object}</g>`;
}
