import { formatDateTime } from '@portal/contract/format/date';
import { truncate } from '@portal/contract/format/truncate';
import { institution } from '@portal/contract/institution';
import type { Programme } from '../../db/schema/selection.ts';
import { drawLetterhead, drawReference, letterheadHeight, orange, type Reference } from './letterhead.ts';
import {
  createTextWriter,
  margin,
  type Style,
  softInk,
  type TaggedDocument,
  type TextWriter,
  taggedDocument,
} from './tagged-document.ts';

/** Printout, in reading order. */
export type Printout = {
  programme: Programme;
  title: string;
  /** Owner, repeated on every page. */
  name: string;
  /** Missing if the printout needs no check. */
  reference?: Reference;
  groups: { heading: string; rows: (readonly [label: string, value: string])[] }[];
  /** Important texts, in a box. */
  notice?: string;
  /** Terms above the signatures. */
  terms?: { heading: string; sentences: string[] };
  /** Printed in red. */
  note?: string;
  signatures: string[];
};

const styles = {
  institution: { face: 'bold', size: 17 },
  title: { face: 'bold', size: 21 },
  heading: { face: 'bold', size: 13 },
  label: { face: 'text', size: 10, colour: softInk },
  value: { face: 'bold', size: 10.5 },
  body: { face: 'text', size: 10 },
  note: { face: 'bold', size: 10.5, colour: '#B3261E' },
  owner: { face: 'bold', size: 8, colour: softInk },
  foot: { face: 'text', size: 8, colour: softInk },
} satisfies Record<string, Style>;

/** Maximum characters of a name on one line of the footer. */
const MAX_OWNER_LENGTH = 90;
const labelWidth = 150;
const hairline = '#C9CFD3';

/** Renders a printout as an accessible A4 PDF (PDF/UA-1) in the portal's look; `now` is its date of issue. */
export async function renderPrintout(paper: Printout, now: Date): Promise<Buffer> {
  const document = taggedDocument(paper.title, now);
  const { doc, add } = document;
  const writer = await createTextWriter(doc);
  const sheet: Sheet = { ...document, writer, width: doc.page.width - 2 * margin };

  add('P', () => writer.write(institution.name, styles.institution, { x: margin + 62, y: 32 }));
  add('H1', () =>
    writer.write(paper.title, styles.title, { x: margin, y: letterheadHeight, width: sheet.width }),
  );
  doc.moveDown(0.5);
  const { reference } = paper;
  if (reference) drawReference(document, writer, { ...paper, reference });
  for (const group of paper.groups) drawGroup(sheet, group);
  if (paper.notice) drawNotice(sheet, paper.notice);
  keepTogether(sheet, signedHeight(sheet, paper));
  if (paper.terms) drawTerms(sheet, paper.terms);
  const { note } = paper;
  if (note) {
    keepTogether(sheet, 24);
    add('P', () => writer.write(note, styles.note, { width: sheet.width }));
  }
  drawSignatures(sheet, paper.signatures);
  drawEdges(sheet, paper, now);
  return document.finish();
}

/** Document, its text writer, and the width of its column in points. */
type Sheet = TaggedDocument & { writer: TextWriter; width: number };

/** Returns the height of terms and signatures in points: they stay on one page. */
function signedHeight({ writer, width }: Sheet, { terms, note }: Printout): number {
  if (!terms) return 0;
  const sentences = terms.sentences.map((sentence) => writer.height(sentence, styles.body, width - 14) + 3);
  return 46 + sentences.reduce((sum, height) => sum + height, 8) + (note ? 24 : 0) + 76;
}

/** Starts a new page if less than this height is left, in points. */
function keepTogether({ doc }: Sheet, height: number) {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  doc.x = margin;
}

function drawHeading(sheet: Sheet, heading: string, next: number) {
  keepTogether(sheet, 24 + next);
  sheet.add('H2', () => sheet.writer.write(heading, styles.heading, { width: sheet.width }));
  sheet.doc.moveDown(0.3);
}

/** Renders labelled values as a table with row headers. */
function drawGroup(sheet: Sheet, { heading, rows }: Printout['groups'][number]) {
  const { doc, add } = sheet;
  drawHeading(sheet, heading, 22);
  const table = add('Table', null);
  for (const row of rows) drawRow(sheet, table, row);
  table.end();
  doc.y += 14;
}

/** Renders a value, or a line to write on if it is missing. */
function drawRow(sheet: Sheet, table: ReturnType<Sheet['add']>, [label, value]: readonly [string, string]) {
  const { doc, add, writer, width } = sheet;
  const valueWidth = width - labelWidth;
  const height = Math.max(
    writer.height(label, styles.label, labelWidth - 10),
    writer.height(value, styles.value, valueWidth),
  );
  keepTogether(sheet, height + 6);
  const top = doc.y;
  const row = add('TR', null, {}, table);
  const header = () => writer.write(label, styles.label, { x: margin, y: top + 0.5, width: labelWidth - 10 });
  add('TH', header, { scope: 'Row' }, row);
  const content = () =>
    writer.write(value, styles.value, { x: margin + labelWidth, y: top, width: valueWidth });
  add('TD', value ? content : null, {}, row);
  const bottom = top + height + 3;
  sheet.decorate(() =>
    doc
      .moveTo(margin + (value ? 0 : labelWidth), bottom)
      .lineTo(margin + width, bottom)
      .lineWidth(0.6)
      .stroke(value ? hairline : softInk),
  );
  doc.x = margin;
  doc.y = bottom + 4;
}

function drawNotice(sheet: Sheet, notice: string) {
  const { doc, add, writer, width } = sheet;
  const height = writer.height(notice, styles.body, width - 32) + 20;
  keepTogether(sheet, height);
  const top = doc.y;
  sheet.decorate(() => {
    doc.rect(margin, top, width, height).fill('#FFF1D6');
    doc.rect(margin, top, 4, height).fill(orange);
  });
  add('P', () => writer.write(notice, styles.body, { x: margin + 18, y: top + 10, width: width - 32 }));
  doc.x = margin;
  doc.y = top + height + 14;
}

function drawTerms(sheet: Sheet, { heading, sentences }: NonNullable<Printout['terms']>) {
  const { doc, add, writer, width } = sheet;
  drawHeading(sheet, heading, 22);
  const list = add('L', null);
  for (const sentence of sentences) {
    keepTogether(sheet, writer.height(sentence, styles.body, width - 14));
    const top = doc.y;
    sheet.decorate(() => doc.rect(margin, top + 4, 5, 5).fill(orange));
    const item = add('LI', null, {}, list);
    const write = () => writer.write(sentence, styles.body, { x: margin + 14, y: top, width: width - 14 });
    add('LBody', write, {}, item);
    doc.y += 3;
  }
  list.end();
  doc.x = margin;
  doc.y += 8;
}

/** Renders signature lines side by side. */
function drawSignatures(sheet: Sheet, signatures: string[]) {
  if (signatures.length === 0) return;
  const { doc, add, writer, width } = sheet;
  keepTogether(sheet, 76);
  const top = doc.y + 48;
  const gap = 24;
  const each = (width - gap) / 2;
  for (const [index, signature] of signatures.entries()) {
    const x = margin + index * (each + gap);
    sheet.decorate(() =>
      doc
        .moveTo(x, top)
        .lineTo(x + each, top)
        .lineWidth(0.8)
        .stroke(softInk),
    );
    add('P', () => writer.write(signature, styles.body, { x, y: top + 5, width: each }));
  }
}

/** Renders header and footer of every page, once all pages exist. */
function drawEdges(sheet: Sheet, { programme, reference, name }: Printout, now: Date) {
  const { doc, writer, width } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.decorate(() => drawLetterhead(doc, programme, page), 'Pagination');
    sheet.decorate(() => {
      // A text below the margin would start another page.
      doc.page.margins.bottom = 0;
      const y = doc.page.height - 40;
      writer.write(truncate(name, MAX_OWNER_LENGTH), styles.owner, { x: margin, y: y - 12, width });
      const pages = `Página ${page + 1} de ${count}`;
      const issued = `Emitido em ${formatDateTime(now.toISOString())}`;
      writer.write(reference ? `${reference.number} · ${issued}` : issued, styles.foot, {
        x: margin,
        y,
        width,
      });
      writer.write(pages, styles.foot, { x: margin + width - writer.width(pages, styles.foot), y });
    }, 'Pagination');
  }
}
