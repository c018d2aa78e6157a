import { institution } from '@portal/shared/institution';
import PDFDocument from 'pdfkit';

// What the library takes and its types do not name yet.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom of a figure, in points from the page's top left corner. */
      bbox?: [number, number, number, number];
      /** What a table's header stands for. */
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

/** A document that is being drawn; its structure is that of what is drawn, in the same order. */
export type TaggedDocument = {
  doc: Document;
  /** Adds an element with what it draws to another, the document's own without one. */
  add(tag: string, draw: (() => void) | null, options?: ElementOptions, parent?: Element): Element;
  /** Draws what is no content (ground, lines, page numbers): screen readers pass over it. */
  decorate(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  /** Ends the document: its bytes. */
  finish(): Promise<Buffer>;
};

/** An A4 document in Portuguese that says of itself that it is accessible (PDF/UA-1). */
export function taggedDocument(title: string, now: Date): TaggedDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: 64, left: margin },
    lang: 'pt-BR',
    tagged: true,
    // The types know the archive formats alone.
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    // No typeface before the portal's own is chosen: the library's could not be embedded.
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
