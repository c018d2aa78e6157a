import { readFile } from 'node:fs/promises';

const display = import.meta.resolve('@fontsource/bricolage-grotesque/package.json');
const text = import.meta.resolve('@fontsource/atkinson-hyperlegible-next/package.json');
const wide = import.meta.resolve('@expo-google-fonts/noto-sans/package.json');

/** Fonts of the portal; "More" has extended Latin letters, "wide" those of indigenous names (ĩ, ẽ, ɨ, ʷ). */
const fonts = {
  display: new URL('files/bricolage-grotesque-latin-700-normal.woff', display),
  displayMore: new URL('files/bricolage-grotesque-latin-ext-700-normal.woff', display),
  text: new URL('files/atkinson-hyperlegible-next-latin-400-normal.woff', text),
  textMore: new URL('files/atkinson-hyperlegible-next-latin-ext-400-normal.woff', text),
  bold: new URL('files/atkinson-hyperlegible-next-latin-700-normal.woff', text),
  wideText: new URL('400Regular/NotoSans_400Regular.ttf', wide),
  wideBold: new URL('700Bold/NotoSans_700Bold.ttf', wide),
};

let reading: Promise<Record<keyof typeof fonts, Buffer>> | undefined;

/** Reads the files of the portal's families once. */
export function readFontFiles(): Promise<Record<keyof typeof fonts, Buffer>> {
  reading ??= readAll();
  return reading;
}

async function readAll() {
  const read = Object.entries(fonts).map(async ([name, url]) => [name, await readFile(url)] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<keyof typeof fonts, Buffer>;
}
