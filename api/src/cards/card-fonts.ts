import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';

const display = import.meta.resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
);
const displayMore = import.meta.resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
);
const text = import.meta.resolve(
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
);
const textBold = import.meta.resolve(
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
);
const textMore = import.meta.resolve(
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff',
);

let loading: Promise<Font[]> | undefined;

/** The portal's two families, read once; the extended Latin letters are files of their own. */
export function cardFonts(): Promise<Font[]> {
  loading ??= Promise.all([
    font('Display', 700, display),
    font('Display more', 700, displayMore),
    font('Text', 400, text),
    font('Text', 700, textBold),
    font('Text more', 400, textMore),
  ]);
  return loading;
}

async function font(name: string, weight: Font['weight'], url: string): Promise<Font> {
  return { name, weight, style: 'normal', data: await readFile(fileURLToPath(url)) };
}
