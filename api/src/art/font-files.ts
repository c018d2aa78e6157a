import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const files = {
  display: import.meta.resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  ),
  displayMore: import.meta.resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
  ),
  text: import.meta.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  ),
  textMore: import.meta.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff',
  ),
  bold: import.meta.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  ),
  boldMore: import.meta.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff',
  ),
  wideText: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  wideBold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/**
 * Fonts of the portal. Extended Latin letters ("More") are in separate files. "wide" contains letters that the portal's
 * families lack, such as ĩ, ẽ, ɨ and ʷ of indigenous names.
 */
export type FontFile = keyof typeof files;

let reading: Promise<Record<FontFile, Buffer>> | undefined;

/** Reads the files of the portal's two families once. */
export function readFontFiles(): Promise<Record<FontFile, Buffer>> {
  reading ??= readAll();
  return reading;
}

async function readAll() {
  const read = Object.entries(files).map(
    async ([name, url]) => [name, await readFile(fileURLToPath(url))] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Record<FontFile, Buffer>;
}
