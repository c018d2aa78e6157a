import { type AreaSlug, areaColours } from '../src/art/palette.ts';
import { optimise } from './art/art.ts';
import { sceneStyle } from './art/scene-style.ts';
import { tradeObjects } from './art/trade-objects.ts';

/** Workshops and the x position of their tables. */
const workshops: readonly [AreaSlug, number][] = [
  ['gastronomia', 150],
  ['tecnologia', 400],
  ['moda', 650],
];

/**
 * Draws a careers fair as an SVG document of at most 4 KB: flags over a square, three tables with objects of the
 * trades, and a family.
 * @param area determines the colours of the ground
 */
export function careersFair(area: AreaSlug): string {
  return optimise(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="640" viewBox="0 0 800 400">
${sceneStyle(area)}
<path class="s" d="M0 0h800v400H0z"/><circle class="u" cx="400" cy="232" r="150"/>
<path class="f" d="M0 232q60-50 130-8t120-14 130 18 110-22 150 12 160-6v20z"/>
<path class="r" d="M0 232h800v168H0z"/><path class="lu" stroke-width="5" d="M0 232h800"/>
${flags()}
${workshops.map(([trade, x]) => table(trade, x)).join('')}
${person(286, 392, 'u')}${person(330, 396, 'p', 0.7)}${person(520, 394, 'p')}
</svg>`);
}

/** Draws a line of flags from edge to edge. */
function flags(): string {
  const flag = (index: number) => {
    const x = 20 + index * 64;
    const y = Math.round(30 + 50 * Math.sin((Math.PI * (index + 0.5)) / 12));
    return `<path class="${'rfu'[index % 3]}" d="M${x} ${y}h44l-22 46z"/>`;
  };
  return `<path class="la" stroke-width="4" d="M0 28q400 106 800 0"/>${Array.from({ length: 12 }, (_, index) => flag(index)).join('')}`;
}

/** Draws a table with a cloth in the trade's colour and the trade's object. */
const table = (trade: AreaSlug, x: number): string =>
  `<g transform="translate(${x} 300)">${tradeObjects[trade]}<path class="a" d="M-104 0h208v10h-208z"/><path fill="${areaColours[trade].light}" d="M-98 10h196v48q-16 14-32.700 0-16 14-32.700 0-16 14-32.600 0-16 14-32.700 0-16 14-32.700 0-16 14-32.600 0z"/></g>`;

/** Draws a person from behind. */
const person = (x: number, y: number, shirt: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path class="a" d="M-14 8v-50h28V8z"/><path class="${shirt}" d="M-22-36v-26q0-18 18-18h8q18 0 18 18v26z"/><circle class="a" cy="-96" r="15"/></g>`;
