import { institution } from '@portal/contract/institution';
import PDFDocument from 'pdfkit';

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
