import { cardSize } from '@portal/contract/endpoints/course-details';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { readFontFiles } from '../art/font-files.ts';
import { type AreaSlug, areaColours, areaOf, mark, patternOf } from '../art/palette.ts';
import { cardLayout, line, pictureBox } from './card-layout.ts';
import { cardPicture } from './card-picture.ts';
import type { CourseCard } from './course-card.ts';

const { width, height } = cardSize;

// Leaves the other cores to requests.
sharp.concurrency(1);

/**
 * Renders a card as a PNG: title above the equator line, next class below; deterministic for the same card and picture.
 */
export async function renderCard(card: CourseCard, storageDir: string): Promise<Buffer> {
  const area = areaOf(card.area);
  const picture = await cardPicture({ image: card.image, storageDir }, area, {
    width: pictureBox.width,
    height: pictureBox.height,
  });
  const drawn = { ...card, title: readable(card.title), city: readable(card.city) };
  const layout = await satori(cardLayout(drawn, area), { width, height, fonts: await cardFonts() });
  return sharp(Buffer.from(drawGround(layout, area)))
    .composite([{ input: picture, left: pictureBox.left, top: pictureBox.top }])
    .timeout({ seconds: 15 })
    .png({ palette: true, dither: 0.5, compressionLevel: 9 })
    .toBuffer();
}

/** Removes characters without glyphs in the fonts: pictograms and control characters. */
const readable = (text: string): string =>
  text.toWellFormed().replace(/\p{Extended_Pictographic}|\p{C}/gu, ' ');

/** Draws the ground, the equator line, the river in the area's weave and the institution's mark below a layout. */
function drawGround(layout: string, area: AreaSlug): string {
  const river = line.top + line.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<style>.f{fill:#fff}.lf{stroke:#fff;fill:none}</style><defs>${patternOf(area)}</defs>
<path fill="#FFFBF5" d="M0 0h${width}v${height}H0z"/>
<path fill="${areaColours[area].deep}" d="M0 ${river}h${width}V${height}H0z"/>
<path fill="url(#w)" opacity=".16" d="M0 ${river}h${width}V${height}H0z"/>
<path fill="${line.colour}" d="M0 ${line.top}h${width}v${line.height}H0z"/>
<g transform="translate(56 34)">${mark('#004A8D')}</g>
${layout}</svg>`;
}

/** Returns the portal's two families under the names that cards use. */
export async function cardFonts(): Promise<Font[]> {
  const files = await readFontFiles();
  return [
    font('Display', 700, files.display),
    font('Display more', 700, files.displayMore),
    font('Text', 400, files.text),
    font('Text', 700, files.bold),
    font('Text more', 400, files.textMore),
    font('Wide', 400, files.wideText),
  ];
}

const font = (name: string, weight: Font['weight'], data: Buffer): Font => ({
  name,
  weight,
  style: 'normal',
  data,
});
