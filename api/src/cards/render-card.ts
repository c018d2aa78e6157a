import { cardSize } from '@portal/contract/endpoints/course-details';
import { institution } from '@portal/contract/institution';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { readFontFiles } from '../art/font-files.ts';
import { type AreaSlug, areaColours, areaOf, mark, patternOf } from '../art/palette.ts';
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

type Element = Extract<Parameters<typeof satori>[0], { type: unknown }>;
type Style = Record<string, string | number>;

/** Position of the picture in pixels of the card. */
const pictureBox = { left: 652, top: 0, width: 548, height: 424 };
/** Equator line: the course is above it, the river and the class below. */
const line = { top: 424, height: 8, colour: '#F7941D' };

const ink = '#14202B';
const background = '#FFFBF5';
const muted = '#4A5A66';
/** Corners of the kit's course cards. */
const canoe = '28px 6px 28px 6px';

/** Returns everything on the card except picture and ground: institution, area, title and class. */
export function cardLayout(card: CourseCard, area: AreaSlug): Element {
  const { deep, tint } = areaColours[area];
  const [date, city, price] = card.labels ?? ['Próxima turma', 'Cidade', 'Investimento'];
  return box(
    { position: 'relative', width: '100%', height: '100%', fontFamily: 'Text, Text more, Wide', color: ink },
    [
      box({ position: 'absolute', left: 56, top: 36, width: 564, height: 370, flexDirection: 'column' }, [
        text(
          { marginLeft: 76, height: 60, alignItems: 'center', fontSize: 32, ...display },
          institution.name,
        ),
        box({ flexGrow: 1, flexDirection: 'column', justifyContent: 'center' }, [
          ...(card.area ? [areaChip(card.area, deep)] : []),
          title(card.title),
        ]),
      ]),
      box(
        {
          position: 'absolute',
          left: 56,
          top: 462,
          width: 1088,
          height: 132,
          borderRadius: canoe,
          backgroundColor: background,
          overflow: 'hidden',
        },
        [
          fact(date, card.date, { width: 372, backgroundColor: tint, color: deep }),
          perforation(deep),
          fact(city, card.city, { width: 372 }),
          perforation(deep),
          fact(price, card.price, { width: 328 }),
        ],
      ),
    ],
  );
}

const display: Style = { fontFamily: 'Display, Display more, Text more, Wide', fontWeight: 700 };

const areaChip = (name: string, colour: string) =>
  text(
    {
      alignSelf: 'flex-start',
      maxWidth: 560,
      marginBottom: 14,
      padding: '4px 16px 5px',
      borderRadius: 24,
      backgroundColor: colour,
      color: '#FFFFFF',
      fontSize: 24,
      fontWeight: 700,
      lineClamp: 1,
    },
    name,
  );

/** Font sizes and line counts by maximum title length. */
const titleSizes = [
  { letters: 12, size: 88, lines: 2 },
  { letters: 32, size: 62, lines: 3 },
  { letters: 60, size: 50, lines: 4 },
  { letters: 96, size: 40, lines: 5 },
];
const smallest = { size: 33, lines: 6 };

function title(written: string): Element {
  const { size, lines } = titleSizes.find(({ letters }) => written.length <= letters) ?? smallest;
  return text(
    { ...display, fontSize: size, lineHeight: 1.08, lineClamp: lines, wordBreak: 'break-word' },
    written,
  );
}

const fact = (label: string, value: string, style: Style) =>
  box(
    {
      flexDirection: 'column',
      justifyContent: 'center',
      boxSizing: 'border-box',
      padding: '0 28px',
      ...style,
    },
    [
      text({ color: style.color ?? muted, fontSize: 24 }, label),
      text({ ...display, fontSize: factSize(value), lineHeight: 1.1, lineClamp: 1 }, value),
    ],
  );

const factSize = ({ length }: string): number => (length <= 12 ? 46 : length <= 16 ? 38 : 32);

/** Draws a row of holes that show the river. */
const perforation = (river: string) =>
  box(
    { width: 8, flexDirection: 'column', justifyContent: 'space-around', alignItems: 'center' },
    Array.from({ length: 9 }, () =>
      box({ width: 6, height: 6, borderRadius: 3, backgroundColor: river }, []),
    ),
  );

const box = (style: Style, children: Element[]): Element => element({ display: 'flex', ...style }, children);

/** Lines are counted only in block elements. */
const text = (style: Style, content: string): Element =>
  element({ display: 'lineClamp' in style ? 'block' : 'flex', ...style }, content);

const element = (style: Style, children: Element[] | string): Element => ({
  type: 'div',
  key: null,
  props: { style, children },
});
