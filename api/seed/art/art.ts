import { hash } from 'node:crypto';
import { optimize } from 'svgo';
import { type AreaSlug, patternOf } from '../../src/art/palette.ts';
import { type ActorName, actors } from './actors.ts';
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
const actorNames: readonly ActorName[] = ['palafita', 'regatao', 'samauma', 'acai'];

/**
 * Draws a flat scene on the equator as an SVG document of at most 4 KB: the sun on the line, river bands (one in the
 * area's pattern), one actor of the river bank and, except in scenery, one object of the trade. Deterministic for the
 * same area, seed and options.
 */
export function art(area: AreaSlug, seed: string, options: ArtOptions): string {
  return optimize(compose(area, options, random(`${area}/${options.kind}/${seed}`)), {
    floatPrecision: 1,
    // The style sheet switches with the visitor's theme; attributes could not.
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
    ],
  }).data;
}

type Random = ReturnType<typeof random>;

/** Creates a generator of numbers that depend only on a text. */
function random(seed: string) {
  let turn = 0;
  const between = (low: number, high: number) => {
    turn += 1;
    const share = hash('sha256', `${seed}/${turn}`, 'buffer').readUInt32BE() / 2 ** 32;
    return low + share * (high - low);
  };
  /** Returns an integer in [low, high]. */
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return { between, integer };
}

function compose(area: AreaSlug, { width, height, kind, actor, event }: ArtOptions, dice: Random): string {
  const sceneWidth = Math.round((sceneHeight * width) / height);
  const horizon = dice.integer(212, 240);
  const mirrored = dice.integer(0, 1) === 1;
  const at = (share: number) => Math.round(sceneWidth * (mirrored ? 1 - share : share));
  const isScenery = kind === 'unit' || (kind === 'gallery' && dice.integer(0, 2) === 0);
  const isCloseUp = !isScenery && kind !== 'banner' && dice.integer(0, 2) === 0;
  const sunX = at(dice.between(0.44, 0.7));
  const sunRadius = dice.integer(64, 140);
  const { floats, drawing } =
    actors[actor ?? actorNames[dice.integer(0, actorNames.length - 1)] ?? 'palafita'];
  const actorX = at(isScenery ? dice.between(0.34, 0.46) : dice.between(0.16, 0.26));
  const scale = isCloseUp ? 0.7 : dice.between(1, 1.2);
  const object = event === 'graduation' ? graduation : tradeObjects[area];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sceneWidth} ${sceneHeight}">
${sceneStyle(area)}<defs>${patternOf(area)}</defs>
<path class="s" d="M0 0h${sceneWidth}v${sceneHeight}H0z"/>
<circle class="u" cx="${sunX}" cy="${horizon}" r="${sunRadius}"/>
${birds(at(dice.between(0.36, 0.92)), dice.integer(46, 96))}
${farBank(sceneWidth, horizon, dice)}
<path class="r" d="M0 ${horizon}h${sceneWidth}V${sceneHeight}H0z"/>
<path class="lu" stroke-width="4" d="M0 ${horizon}h${sceneWidth}"/>
${reflection(sunX, horizon, sunRadius)}
${floats ? '' : bank(actorX, horizon, sceneWidth * scale)}
<g transform="translate(${actorX} ${horizon + (floats ? 26 : 14)})scale(${mirrored ? -scale : scale} ${scale})">${drawing}</g>
${wovenWater(sceneWidth, horizon, dice)}
${isScenery ? '' : objectOnJetty(object, at(isCloseUp ? 0.62 : 0.77), isCloseUp ? 1.75 : 1.2, mirrored, sceneWidth)}
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
function objectOnJetty(object: string, x: number, scale: number, mirrored: boolean, sceneWidth: number) {
  const reach = 96 * scale;
  const left = mirrored ? -10 : x - reach;
  const right = mirrored ? x + reach : sceneWidth + 10;
  const posts = [0.12, 0.5, 0.88].map((share) => Math.round(left + (right - left) * share));
  return `<path class="a" d="M${left} 342h${right - left}v13h${left - right}z${posts.map((post) => `M${post - 6} 350h12v60h-12z`).join('')}"/>
<g transform="translate(${x} 342)scale(${scale})">${object}</g>`;
}
