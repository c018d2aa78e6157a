import { institution } from '@portal/contract/institution';
import type satori from 'satori';
import { type AreaSlug, areaColours } from '../art/palette.ts';
import type { CourseCard } from './course-card.ts';

type Element = Extract<Parameters<typeof satori>[0], { type: unknown }>;
type Style = Record<string, string | number>;

/** Position of the picture in pixels of the card. */
export const pictureBox = { left: 652, top: 0, width: 548, height: 424 };
/** Equator line: the course is above it, the river and the class below. */
export const line = { top: 424, height: 8, colour: '#F7941D' };

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
