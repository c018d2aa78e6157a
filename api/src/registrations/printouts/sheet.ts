import { institution } from '@portal/contract/institution';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { readFontFiles } from '../../art/font-files.ts';

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

type Face = 'text' | 'bold';

export type Style = { face: Face; size: number; colour?: string };

/** Position of a text in points; missing values continue after the last text. */
type Area = { x?: number; y?: number; width?: number; align?: 'right' };

/** Document in progress; its structure follows the order of its content. */
export type Sheet = Awaited<ReturnType<typeof createSheet>>;

export const ink = '#14202B';
export const softInk = '#4A5A66';

/** One family, which has the letters of indigenous names. */
const fonts = { text: 'wideText', bold: 'wideBold' } as const;

/** Creates an A4 document in Portuguese that declares PDF/UA-1 conformance and embeds only the glyphs that it uses. */
export async function createSheet(title: string, now: Date) {
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

  const files = await readFontFiles();
  for (const [face, file] of Object.entries(fonts)) doc.registerFont(face, files[file]);
  // Both faces have the same characters.
  const font = create(files.wideText) as Font;
  /** Returns one line of composed letters, without control characters, and with a sign for unknown letters. */
  const legible = (text: string): string =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/\p{C}/gu, '')
      .replace(/./gu, (letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : '\ufffd'))
      .trim();
  const take = ({ face, size, colour = ink }: Style) => doc.font(face).fontSize(size).fillColor(colour);

  /** Adds an element with its content to a parent, by default the document. */
  function add(
    tag: string,
    draw: (() => void) | null,
    options: ElementOptions = {},
    parent: Element = root,
  ): Element {
    const element = doc.struct(tag, options);
    parent.add(element);
    if (draw) element.add(draw);
    return element;
  }
  /** Writes a text without an element. */
  const write = (text: string, style: Style, { x = doc.x, y = doc.y, ...options }: Area = {}) =>
    void take(style).text(legible(text), x, y, options);

  return {
    doc,
    /** Width of its column in points. */
    width: doc.page.width - 2 * margin,
    add,
    write,
    /** Adds an element with a text. */
    put: (tag: string, text: string, style: Style, area?: Area, options?: ElementOptions, parent?: Element) =>
      add(tag, () => write(text, style, area), options, parent),
    /** Returns the height of a text in a column of a width, in points. */
    height: (text: string, style: Style, width: number): number =>
      take(style).heightOfString(legible(text) || ' ', { width }),
    /** Renders decoration (background, lines, page numbers), which screen readers skip. */
    decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      doc.markContent('Artifact', { type });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
    /** Ends the document and returns its bytes. */
    async finish(): Promise<Buffer> {
      root.end();
      doc.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}
