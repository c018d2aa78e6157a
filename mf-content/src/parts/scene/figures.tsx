import type { SVGProps } from 'react';
import { darkTone, ink, midTone, paper, sun } from './scene.tsx';

const skin = 'var(--skin)';

const hairs = {
  short: 'M-11-74a11 12 0 0 1 22 0q-3-7-11-7t-11 7z',
  long: 'M-12-56v-18a12 13 0 0 1 24 0v18h-6v-18q-6-5-12 0v18z',
  bun: 'M-11-74a11 12 0 0 1 22 0q-3-7-11-7t-11 7zM-7-84a7 8 0 0 1 14 0z',
  cap: 'M-11-78a11 11 0 0 1 22 0h7v4h-29z',
};

/** Position and size of a figure. */
interface Placement {
  x: number;
  y: number;
  scale?: number;
}

const translate = ({ x, y, scale = 1 }: Placement) =>
  `translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`;

interface PersonProps extends Placement {
  shirt?: string;
  hair?: keyof typeof hairs;
  /** Position of a hand, relative to the feet. */
  reach?: [number, number];
}

/** Person at (x, y), 86 units high. */
export const PersonFigure = ({ shirt = darkTone, hair = 'short', reach, ...placement }: PersonProps) => (
  <g transform={translate(placement)}>
    <path fill={ink} d="M-10 0v-38h20V0H3v-26h-6V0z" />
    {reach && <Limb color={shirt} d={`M0-54L${reach.join(' ')}`} />}
    <path fill={shirt} d="M-15-34v-18q0-12 12-12h6q12 0 12 12v18z" />
    <circle cy="-74" r="10" fill={skin} />
    {reach && <circle cx={reach[0]} cy={reach[1]} r="4.500" fill={skin} />}
    <path fill={ink} d={hairs[hair]} />
  </g>
);

const Limb = ({ color, d }: { color: string; d: string }) => (
  <path stroke={color} strokeWidth="8" strokeLinecap="round" d={d} />
);

/** Line without fill. */
export const Line = ({
  color = ink,
  width = 3,
  ...path
}: { color?: string; width?: number } & SVGProps<SVGPathElement>) => (
  <path
    fill="none"
    stroke={color}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...path}
  />
);

/** Sun on the equator line over the river, whose surface is at `y`. */
export const River = ({ x, y, r = 34 }: { x: number; y: number; r?: number }) => (
  <>
    <path fill={sun} d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z`} />
    <path fill={midTone} d={`M0 ${y}h320v${200 - y}H0z`} />
    <path fill={sun} d={`M0 ${y - 1.5}h320v3H0z`} />
    <path fill={darkTone} d={`M0 ${y + 26}q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v90H0z`} />
  </>
);

/** Row of books at (x, y), with the height of each. */
export const BookRow = ({
  x,
  y,
  heights,
  width = 9,
}: {
  x: number;
  y: number;
  heights: readonly number[];
  width?: number;
}) => {
  const colours = [darkTone, sun, ink, paper, midTone];
  return heights.map((height, placement) => (
    <path
      key={placement}
      fill={colours[(placement * 3 + height) % 5]}
      d={`M${x + placement * (width + 1)} ${y}v-${height}h${width}v${height}z`}
    />
  ));
};

/** Open book with its spine at (x, y). */
export const OpenBook = (placement: Placement) => (
  <g transform={translate(placement)}>
    <path fill={ink} d="M0 2q-14-8-30-2v-22q16-6 30 2 14-8 30-2v22q-16-6-30 2z" />
    <path fill={paper} d="M-1-1q-13-7-27-2v-18q14-5 27 2zM1-1q13-7 27-2v-18q-14-5-27 2z" />
    <Line color={midTone} width={2} d="M-23-15q9-2 17 1m-17 5q9-2 17 1M23-15q-9-2-17 1m17 5q-9-2-17 1" />
  </g>
);

/** Sheet with lines of writing, 60 × 78 units, with its upper left corner at (x, y). */
export const PaperSheet = (placement: Placement) => (
  <g transform={translate(placement)}>
    <path fill={ink} d="M-2-2h64v82H-2z" />
    <path fill={paper} d="M1 1h58v76H1z" />
    <path fill={darkTone} d="M10 10h40v6H10z" />
    <Line color={midTone} d="M10 26h40M10 36h40M10 46h26" />
  </g>
);

/** Graduation cap around (x, y). */
export const GraduationCap = (placement: Placement) => (
  <g transform={translate(placement)}>
    <path fill={darkTone} d="M-14 0h28v12q-14 8-28 0z" />
    <path fill={ink} d="M0-12l30 12L0 12-30 0z" />
    <Line color={sun} d="M0 0l22 4v14" />
  </g>
);

/** Gear around (x, y) with a radius of 30 units. */
export const Gear = ({
  color = darkTone,
  holeColor = paper,
  ...placement
}: Placement & { color?: string; holeColor?: string }) => (
  <g transform={translate(placement)}>
    <circle r="22" fill={color} />
    <circle r="26" fill="none" stroke={color} strokeWidth="9" strokeDasharray="10.200 10.200" />
    <circle r="9" fill={holeColor} />
  </g>
);
