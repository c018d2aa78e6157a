import { institution } from '@portal/contract/institution';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type FontFile, readFontFiles } from '../../art/font-files.ts';

// Options of the library that its types lack.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom of a figure, in points from the page's top left corner. */
      bbox?: [number, number, number, number];
      /** Scope of a table header. */
      scope?: 'Row' | 'Column';
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}

export type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type ElementOptions = PDFKit.Mixins.StructureElementOptions;

/** Side margins of a page, in points. */
export const margin = 56;

/** Document in progress; its structure follows the order of its content. */
export type TaggedDocument = {
  doc: Document;
  /** Adds an element with its content to a parent, by default the document. */
  add(tag: string, draw: (() => void) | null, options?: ElementOptions, parent?: Element): Element;
  /** Renders decoration (background, lines, page numbers), which screen readers skip. */
  decorate(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  /** Ends the document and returns its bytes. */
  finish(): Promise<Buffer>;
};

/** Creates an A4 document in Portuguese that declares PDF/UA-1 conformance. */
export function taggedDocument(title: string, now: Date): TaggedDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: 64, left: margin },
    lang: 'pt-BR',
    tagged: true,
    // The types contain archive formats only.
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    // No default font: the library's cannot be embedded.
    font: '',
    info: {
      Title: title,
      Author: institution.name,
      Creator: `Portal do ${institution.name}`,
      CreationDate: now,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    add(tag, draw, options = {}, parent = root) {
      const element = doc.struct(tag, options);
      parent.add(element);
      if (draw) element.add(draw);
      return element;
    },
    decorate(draw, type = 'Layout') {
      doc.markContent('Artifact', { type });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
    async finish() {
      root.end();
      doc.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}

type Face = 'display' | 'text' | 'bold';

export type Style = { face: Face; size: number; colour?: string };

/** Position of a text in points; missing values continue after the last text. */
type Area = { x?: number; y?: number; width?: number };

/** Writes in the portal's fonts; the document embeds only the glyphs that it uses. */
export type TextWriter = {
  write(text: string, style: Style, area?: Area): void;
  /** Returns the height of a text in a column of a width, in points. */
  height(text: string, style: Style, width: number): number;
  width(text: string, style: Style): number;
};

export const ink = '#14202B';
export const softInk = '#4A5A66';

/** Files of each font: letters, extended letters, and another family for words beyond both. */
const filesOf: Record<Face, FaceFiles> = {
  display: ['display', 'displayMore', 'wideBold'],
  text: ['text', 'textMore', 'wideText'],
  bold: ['bold', 'boldMore', 'wideBold'],
};
type FaceFiles = readonly [main: FontFile, more: FontFile, wide: FontFile];

/** Replaces characters that no file has. */
const SUBSTITUTE = '\ufffd';

/** Creates the text writer of a document. */
export async function createTextWriter(doc: Document): Promise<TextWriter> {
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
    width(text, style) {
      take(style);
      const runs = splitByFile(legible(text), filesOf[style.face], letters);
      return runs.reduce((sum, run) => sum + doc.font(run.file).widthOfString(run.text), 0);
    },
  };
}

type Letters = Record<FontFile, ReadonlySet<number>>;

let reading: Promise<Letters> | undefined;

/** Characters that each file has glyphs for. */
function knownLetters(): Promise<Letters> {
  reading ??= readFontFiles().then((files) => {
    const sets = Object.entries(files).map(([name, file]) => [name, lettersOf(file)]);
    return Object.fromEntries(sets) as Letters;
  });
  return reading;
}

const lettersOf = (file: Buffer) => new Set((create(file) as Font).characterSet);

/** Normalises a text to one line of composed letters, without control characters. */
const legible = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();

/**
 * Splits a text into runs by font file. A word that needs another family is one run, so that it looks like one word and does
 * not break.
 */
function splitByFile(text: string, files: FaceFiles, letters: Letters): { file: FontFile; text: string }[] {
  const runs: { file: FontFile; text: string }[] = [];
  for (const word of text.split(/(?<= )/)) {
    for (const [letter, file] of setWord(word, files, letters)) {
      const last = runs.at(-1);
      if (last?.file === file) last.text += letter;
      else runs.push({ file, text: letter });
    }
  }
  return runs;
}

/** Returns the letters of a word, each with its file. */
function setWord(word: string, [main, more, wide]: FaceFiles, letters: Letters): [string, FontFile][] {
  const has = (file: FontFile, letter: string) => letters[file].has(letter.codePointAt(0) ?? 0);
  const own = (letter: string) => has(main, letter) || has(more, letter);
  if ([...word].every(own)) return [...word].map((letter) => [letter, has(main, letter) ? main : more]);
  return [...word].map((letter) => [has(wide, letter) ? letter : SUBSTITUTE, wide]);
}
