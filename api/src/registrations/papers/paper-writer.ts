import { create, type Font } from 'fontkit';
import { type FontFile, readFontFiles } from '../../art/font-files.ts';
import type { Document } from './tagged-document.ts';

type Face = 'display' | 'text' | 'bold';

export type Style = { face: Face; size: number; colour?: string };

/** Where a text goes, in points; what is missing goes on where the last text ended. */
type Area = { x?: number; y?: number; width?: number };

/** Writes in the portal's typefaces, which the document carries as far as it uses them. */
export type PaperWriter = {
  write(text: string, style: Style, area?: Area): void;
  /** Points that a text takes in a column of a width. */
  height(text: string, style: Style, width: number): number;
  width(text: string, style: Style): number;
};

export const ink = '#14202B';
export const softInk = '#4A5A66';

/** Each face with the file of its other letters. */
const filesOf: Record<Face, readonly [FontFile, FontFile]> = {
  display: ['display', 'displayMore'],
  text: ['text', 'textMore'],
  bold: ['bold', 'boldMore'],
};

/** Writes in a document. */
export async function paperWriterFor(doc: Document): Promise<PaperWriter> {
  const files = await readFontFiles();
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, file);
  const letters = await knownLetters();
  const take = ({ face, size, colour = ink }: Style) =>
    doc.font(filesOf[face][0]).fontSize(size).fillColor(colour);
  return {
    write(text, style, { x = doc.x, y = doc.y, width } = {}) {
      take(style);
      const runs = splitByFile(legible(text), filesOf[style.face], letters);
      for (const [index, run] of runs.entries()) {
        const options = { width, continued: index < runs.length - 1 };
        doc.font(run.file);
        if (index === 0) doc.text(run.text, x, y, options);
        else doc.text(run.text, options);
      }
    },
    height: (text, style, width) => take(style).heightOfString(legible(text) || ' ', { width }),
    width: (text, style) => take(style).widthOfString(legible(text)),
  };
}

type Letters = Record<FontFile, ReadonlySet<number>>;

let reading: Promise<Letters> | undefined;

/** The letters that each file has shapes for. */
function knownLetters(): Promise<Letters> {
  reading ??= readFontFiles().then((files) => {
    const sets = Object.entries(files).map(([name, file]) => [name, lettersOf(file)]);
    return Object.fromEntries(sets) as Letters;
  });
  return reading;
}

const lettersOf = (file: Buffer) => new Set((create(file) as Font).characterSet);

/** One line of whole letters, without signs that only steer. */
const legible = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();

/** The runs of a text that each of two files has the letters of; `?` stands for what neither has. */
function splitByFile(
  text: string,
  [main, more]: readonly [FontFile, FontFile],
  letters: Letters,
): { file: FontFile; text: string }[] {
  const runs: { file: FontFile; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const file = !letters[main].has(code) && letters[more].has(code) ? more : main;
    const written = letters[file].has(code) ? letter : '?';
    const last = runs.at(-1);
    if (last?.file === file) last.text += written;
    else runs.push({ file, text: written });
  }
  return runs;
}
