import { formatDateTime } from '@portal/contract/format/date';
import { truncate } from '@portal/contract/format/truncate';
import { institution } from '@portal/contract/institution';
import type { Programme } from '../../db/schema/selection.ts';
import { drawLetterhead, drawReference, letterheadHeight, orange, type Reference } from './letterhead.ts';
import { createSheet, margin, type Sheet, type Style, softInk } from './sheet.ts';

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
  const sheet = await createSheet(paper.title, now);
  const { doc, width } = sheet;
  const { reference, terms, note } = paper;
  sheet.put('P', institution.name, styles.institution, { x: margin + 62, y: 32 });
  sheet.put('H1', paper.title, styles.title, { x: margin, y: letterheadHeight, width });
  doc.moveDown(0.5);
  if (reference) drawReference(sheet, { ...paper, reference });
  for (const group of paper.groups) drawGroup(sheet, group);
  if (paper.notice) drawNotice(sheet, paper.notice);
  // Terms and signatures stay on one page.
  if (terms) place(sheet, { height: 0, next: signedHeight(sheet, paper, terms) }, () => {});
  if (terms) drawTerms(sheet, terms);
  if (note) place(sheet, { height: 24 }, (y) => sheet.put('P', note, styles.note, { x: margin, y, width }));
  if (paper.signatures.length > 0) drawSignatures(sheet, paper.signatures);
  drawEdges(sheet, paper, now);
  return sheet.finish();
}

/** Draws a block (in points) below the last one, or on a new page if it does not fit with what must follow it. */
function place(
  { doc }: Sheet,
  { height, gap = 0, next = 0 }: { height: number; gap?: number; next?: number },
  draw: (top: number) => void,
): void {
  if (doc.y + height + next > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const top = doc.y;
  draw(top);
  doc.x = margin;
  doc.y = top + height + gap;
}

type Terms = NonNullable<Printout['terms']>;

const HEADING_HEIGHT = 22;
const SIGNATURES_HEIGHT = 76;
const BULLET_INDENT = 14;

const sentenceHeight = (sheet: Sheet, sentence: string): number =>
  sheet.height(sentence, styles.body, sheet.width - BULLET_INDENT);

function signedHeight(sheet: Sheet, { note }: Printout, { sentences }: Terms): number {
  const heights = sentences.map((sentence) => sentenceHeight(sheet, sentence) + 3);
  const texts = heights.reduce((sum, height) => sum + height, HEADING_HEIGHT + 8);
  return texts + (note ? 24 : 0) + SIGNATURES_HEIGHT;
}

function drawHeading(sheet: Sheet, heading: string) {
  place(sheet, { height: HEADING_HEIGHT, next: 22 }, (y) =>
    sheet.put('H2', heading, styles.heading, { x: margin, y, width: sheet.width }),
  );
}

/** Renders labelled values as a table with row headers. */
function drawGroup(sheet: Sheet, { heading, rows }: Printout['groups'][number]) {
  drawHeading(sheet, heading);
  const table = sheet.add('Table', null);
  for (const row of rows) drawRow(sheet, table, row);
  table.end();
  sheet.doc.y += 14;
}

/** Renders a value, or a line to write on if it is missing. */
function drawRow(sheet: Sheet, table: ReturnType<Sheet['add']>, [label, value]: readonly [string, string]) {
  const { doc, width } = sheet;
  const labelArea = { x: margin, width: labelWidth - 10 };
  const valueArea = { x: margin + labelWidth, width: width - labelWidth };
  const height = Math.max(
    sheet.height(label, styles.label, labelArea.width),
    sheet.height(value, styles.value, valueArea.width),
  );
  place(sheet, { height: height + 3, gap: 2 }, (y) => {
    const row = sheet.add('TR', null, {}, table);
    sheet.put('TH', label, styles.label, { ...labelArea, y: y + 0.5 }, { scope: 'Row' }, row);
    if (value) sheet.put('TD', value, styles.value, { ...valueArea, y }, {}, row);
    else sheet.add('TD', null, {}, row);
    const [from, bottom] = [value ? margin : valueArea.x, y + height + 3];
    sheet.decorate(() =>
      doc
        .moveTo(from, bottom)
        .lineTo(margin + width, bottom)
        .lineWidth(0.6)
        .stroke(value ? hairline : softInk),
    );
  });
}

function drawNotice(sheet: Sheet, notice: string) {
  const { doc, width } = sheet;
  const height = sheet.height(notice, styles.body, width - 32) + 20;
  place(sheet, { height, gap: 14 }, (y) => {
    sheet.decorate(() => {
      doc.rect(margin, y, width, height).fill('#FFF1D6');
      doc.rect(margin, y, 4, height).fill(orange);
    });
    sheet.put('P', notice, styles.body, { x: margin + 18, y: y + 10, width: width - 32 });
  });
}

function drawTerms(sheet: Sheet, { heading, sentences }: Terms) {
  drawHeading(sheet, heading);
  const list = sheet.add('L', null);
  for (const sentence of sentences)
    place(sheet, { height: sentenceHeight(sheet, sentence), gap: 3 }, (y) => {
      sheet.decorate(() => sheet.doc.rect(margin, y + 4, 5, 5).fill(orange));
      const area = { x: margin + BULLET_INDENT, y, width: sheet.width - BULLET_INDENT };
      sheet.put('LBody', sentence, styles.body, area, {}, sheet.add('LI', null, {}, list));
    });
  list.end();
  sheet.doc.y += 8;
}

/** Renders signature lines side by side. */
function drawSignatures(sheet: Sheet, signatures: string[]) {
  const gap = 24;
  const width = (sheet.width - gap) / 2;
  place(sheet, { height: SIGNATURES_HEIGHT }, (top) => {
    const y = top + 48;
    for (const [index, signature] of signatures.entries()) {
      const x = margin + index * (width + gap);
      sheet.decorate(() =>
        sheet.doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.8)
          .stroke(softInk),
      );
      sheet.put('P', signature, styles.body, { x, y: y + 5, width });
    }
  });
}

/** Renders header and footer of every page, once all pages exist. */
function drawEdges(sheet: Sheet, { programme, reference, name }: Printout, now: Date) {
  const { doc, width } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.decorate(() => drawLetterhead(doc, programme, page), 'Pagination');
    sheet.decorate(() => {
      // A text below the margin would start another page.
      doc.page.margins.bottom = 0;
      const y = doc.page.height - 40;
      const pages = `Página ${page + 1} de ${count}`;
      const issued = `Emitido em ${formatDateTime(now.toISOString())}`;
      const origin = reference ? `${reference.number} · ${issued}` : issued;
      sheet.write(truncate(name, MAX_OWNER_LENGTH), styles.owner, { x: margin, y: y - 12, width });
      sheet.write(origin, styles.foot, { x: margin, y, width });
      sheet.write(pages, styles.foot, { x: margin, y, width, align: 'right' });
    }, 'Pagination');
  }
}
