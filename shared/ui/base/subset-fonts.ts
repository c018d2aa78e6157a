/**
 * Subsets the portal's two fonts for Portuguese: `node shared/ui/base/subset-fonts.ts`. The results are committed in
 * `fonts/`, so that builds are reproducible without the full fonts. Together they stay under 35 KB, because every
 * page preloads them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** ASCII, Latin-1 letters and signs used in Brazilian texts. */
const glyphs = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0ªº°§©«»·•–—‘’“”…×−²³½€`;

const fonts = [
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-hyperlegible-next.woff2',
    features: ['kern', 'tnum', 'lnum', 'mark', 'ccmp', 'locl'],
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    features: ['kern', 'tnum', 'lnum', 'mark', 'ccmp', 'locl'],
    axes: undefined,
  },
];

let total = 0;
for (const { from, to, features, axes } of fonts) {
  const source = await readFile(new URL(import.meta.resolve(from)));
  const subset = await subsetFont(source, glyphs, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: axes,
  });
  await writeFile(path.join(import.meta.dirname, 'fonts', to), subset);
  total += subset.length;
  console.info(`${to}: ${subset.length} bytes`);
}
if (total > 35 * 1024) throw new Error(`the fonts weigh ${total} bytes, more than 35 KB`);
