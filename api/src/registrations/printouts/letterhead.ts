import { markOutlines } from '../../art/logo.ts';
import type { ProcessKind } from '../process-kind.ts';
import { type Document, margin } from './tagged-document.ts';

/** Points from the top of the first page to its content. */
export const letterheadHeight = 124;

export const orange = '#F7941D';
/** Colours of the river below the line: açaí for free courses, blue for positions. */
export const riverColours: Record<ProcessKind, string> = { psg: '#4B1D52', pss: '#004A8D' };

/** Points from the top of the page to the line of the equator. */
const line = { first: 80, later: 26 };

/** Renders the sun on the line of the equator above the river, and the institution's mark; later pages have the lines only. */
export function drawLetterhead(doc: Document, processKind: ProcessKind, page: number): void {
  const colour = riverColours[processKind];
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
