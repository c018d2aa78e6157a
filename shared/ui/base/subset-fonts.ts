/**
 * Cuts the portal's two typefaces down to what Portuguese needs: `node shared/ui/base/subset-fonts.ts`.
 * Its results are committed under `fonts/`, so that a build neither needs the full fonts nor differs from
 * machine to machine. Together they stay under 35 KB: they are preloaded on every page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** ASCII, the letters of Latin-1 and the signs that Brazilian texts set. */
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
