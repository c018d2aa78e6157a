import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const display = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin';
const text = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';

/**
 * Fonts of the portal. Extended Latin letters ("More") are in separate files. "wide" contains letters that the portal's
 * families lack, such as ĩ, ẽ, ɨ and ʷ of indigenous names.
 */
const fonts = {
  display: `${display}-700-normal.woff`,
  displayMore: `${display}-ext-700-normal.woff`,
  text: `${text}-400-normal.woff`,
  textMore: `${text}-ext-400-normal.woff`,
  bold: `${text}-700-normal.woff`,
  wideText: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  wideBold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

let reading: Promise<Record<keyof typeof fonts, Buffer>> | undefined;

/** Reads the files of the portal's families once. */
export function readFontFiles(): Promise<Record<keyof typeof fonts, Buffer>> {
  reading ??= readAll();
  return reading;
}

async function readAll() {
  const read = Object.entries(fonts).map(
    async ([name, path]) => [name, await readFile(fileURLToPath(import.meta.resolve(path)))] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Record<keyof typeof fonts, Buffer>;
}
