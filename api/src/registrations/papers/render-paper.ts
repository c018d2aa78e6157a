import PDFDocument from 'pdfkit';

/** A printable paper: title, groups of labelled values, paragraphs, a note, and lines to sign on. */
export type Paper = {
  title: string;
  groups: { heading: string; rows: (readonly [label: string, value: string])[] }[];
  paragraphs: string[];
  /** Printed in red. */
  note?: string;
  signatures: string[];
};

const margin = 56;
const labelWidth = 150;
const red = '#b3261e';

/** Draws a paper as a tagged A4 PDF in Portuguese; `now` is its date of issue. */
export async function renderPaper(paper: Paper, now: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'pt-BR',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: paper.title, CreationDate: now },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const tagged = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));

  tagged('H1', () => doc.font('Helvetica-Bold').fontSize(18).text(paper.title).moveDown());
  for (const { heading, rows } of paper.groups) {
    tagged('H2', () => doc.font('Helvetica-Bold').fontSize(12).text(heading).moveDown(0.5));
    for (const row of rows) tagged('P', () => drawRow(doc, row));
    doc.moveDown();
  }
  for (const paragraph of paper.paragraphs) {
    tagged('P', () => doc.font('Helvetica').fontSize(10).text(paragraph, { align: 'left' }).moveDown());
  }
  const { note } = paper;
  if (note) {
    tagged('P', () => doc.font('Helvetica-Bold').fontSize(10).fillColor(red).text(note).fillColor('black'));
  }
  for (const signature of paper.signatures) tagged('P', () => drawSignature(doc, signature));
  root.end();
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

function drawRow(doc: PDFKit.PDFDocument, [label, value]: readonly [string, string]) {
  const width = doc.page.width - 2 * margin - labelWidth;
  const height = doc
    .font('Helvetica')
    .fontSize(10)
    .heightOfString(value || ' ', { width });
  if (doc.y + height > doc.page.height - margin) doc.addPage();
  const top = doc.y;
  doc.font('Helvetica-Bold').text(label, margin, top, { width: labelWidth });
  const labelBottom = doc.y;
  doc.font('Helvetica').text(value || ' ', margin + labelWidth, top, { width });
  doc.x = margin;
  doc.y = Math.max(doc.y, labelBottom) + 4;
}

function drawSignature(doc: PDFKit.PDFDocument, signature: string) {
  if (doc.y + 70 > doc.page.height - margin) doc.addPage();
  doc.moveDown(3);
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + 260, doc.y)
    .lineWidth(0.7)
    .stroke();
  doc.moveDown(0.4).font('Helvetica').fontSize(10).text(signature, margin);
}
