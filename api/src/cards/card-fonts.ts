import type { Font } from 'satori';
import { readFontFiles } from '../art/font-files.ts';

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
