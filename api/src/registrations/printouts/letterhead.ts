import { qrCode } from '@portal/contract/format/qr-code';
import { checkNote } from '@portal/contract/selection-process/paper-rows';
import { markOutlines } from '../../art/palette.ts';
import type { Programme } from '../../db/schema/selection.ts';
import { type Document, ink, margin, type Sheet, softInk } from './sheet.ts';

/** Points from the top of the first page to its content. */
export const letterheadHeight = 124;

export const orange = '#F7941D';
/** Colours of the river below the line: açaí for free courses, blue for positions. */
const riverColours: Record<Programme, string> = { psg: '#4B1D52', pss: '#004A8D' };

/** Points from the top of the page to the line of the equator. */
const line = { first: 80, later: 26 };

/** Renders the sun on the line of the equator above the river, and the institution's mark; later pages have the lines only. */
export function drawLetterhead(doc: Document, programme: Programme, page: number): void {
  const colour = riverColours[programme];
  const { width } = doc.page;
  if (page > 0) {
    doc.rect(0, line.later, width, 3).fill(orange);
    doc.rect(0, line.later + 3, width, 5).fill(colour);
    return;
  }
  const y = line.first;
  const river = 20;
  drawSun(doc, width - 128, y);
  drawMark(doc, colour);
  doc.rect(0, y, width, 3).fill(orange);
  doc.rect(0, y + 3, width, river).fill(colour);
  drawWaves(doc, y + 3, river);
}

function drawSun(doc: Document, x: number, y: number) {
  doc.save().rect(0, 0, doc.page.width, y).clip();
  doc.circle(x, y, 46).fill(orange);
  doc.restore();
}

function drawMark(doc: Document, colour: string) {
  doc
    .save()
    .translate(margin - 2, 14)
    .scale(0.9);
  doc.path(markOutlines.sun).fill(orange);
  doc.path(markOutlines.river).lineWidth(4).lineCap('round').stroke(colour);
  doc.restore();
}

/** Renders the mark's waves along the river. */
function drawWaves(doc: Document, top: number, height: number) {
  const { width } = doc.page;
  doc.save().rect(0, top, width, height).clip();
  doc.lineWidth(1.4).strokeOpacity(0.35);
  for (const [x, y] of [
    [0, top + 7],
    [-12, top + 14],
  ]) {
    doc.path(`M${x} ${y}q6-5 12 0${'t12 0'.repeat(Math.ceil(width / 12))}`).stroke('#FFFFFF');
  }
  doc.restore();
}

/** Reference of a printout. */
export type Reference = {
  /** Number of the registration. */
  number: string;
  /** URL of the public page that confirms the number. */
  checkUrl: string;
};

const height = 118;
/** Width of the stub with the QR code, and of the code. */
const stub = 118;
const side = 98;

/** Renders the card at the top of a printout: number, and QR code with the URL that confirms it. */
export function drawReference(
  sheet: Sheet,
  { programme, reference }: { programme: Programme; reference: Reference },
): void {
  const { doc, add, width } = sheet;
  const { number, checkUrl } = reference;
  const { y: top } = doc;
  const colour = riverColours[programme];
  const column = { x: margin + 18, width: width - stub - 36 };
  sheet.decorate(() => drawCard(doc, top, width, colour));

  add('P', () => {
    sheet.write(
      'Número de inscrição',
      { face: 'text', size: 9.5, colour: softInk },
      { ...column, y: top + 16 },
    );
    sheet.write(number, { face: 'bold', size: 24 }, column);
  });
  const check = add('P', () =>
    sheet.write(checkNote, { face: 'text', size: 9, colour: softInk }, { ...column, y: top + 72 }),
  );
  const link = add('Link', null, {}, check);
  const linkTop = doc.y;
  link.add(() => sheet.write(checkUrl, { face: 'bold', size: 9, colour: '#004A8D' }, column));
  doc.link(column.x, linkTop, column.width, doc.y - linkTop, checkUrl, {
    structParent: link,
    Contents: pdfText('Conferir número e situação deste documento'),
  });

  const x = margin + width - stub + (stub - side) / 2;
  const y = top + (height - side) / 2;
  add('Figure', () => drawCode(doc, checkUrl, { x, y }), {
    alt: `Código QR que leva a ${checkUrl}, onde número e situação deste documento podem ser conferidos.`,
    bbox: [x, y, x + side, y + side],
  });
  doc.x = margin;
  doc.y = top + height + 18;
}

/** The library writes plain strings as PDF names, and these objects as texts. */
const pdfText = (text: string) => Object(text) as string;

/** Renders the card's shape: corners of a canoe, and a perforation before the stub. */
function drawCard(doc: Document, top: number, width: number, colour: string) {
  const right = margin + width;
  const bottom = top + height;
  const [wide, narrow] = [16, 4];
  doc
    .path(
      `M${margin + wide} ${top}H${right - narrow}a${narrow} ${narrow} 0 0 1 ${narrow} ${narrow}` +
        `V${bottom - wide}a${wide} ${wide} 0 0 1 ${-wide} ${wide}` +
        `H${margin + narrow}a${narrow} ${narrow} 0 0 1 ${-narrow} ${-narrow}` +
        `V${top + wide}a${wide} ${wide} 0 0 1 ${wide} ${-wide}z`,
    )
    .lineWidth(1)
    .fillAndStroke('#FFFBF5', colour);
  for (let y = top + 9; y < bottom - 4; y += 9) doc.circle(right - stub - 4, y, 1.8).fill(colour);
}

function drawCode(doc: Document, text: string, { x, y }: { x: number; y: number }) {
  const { size, path } = qrCode(text);
  doc
    .save()
    .translate(x, y)
    .scale(side / size)
    .path(path)
    .fill(ink)
    .restore();
}
