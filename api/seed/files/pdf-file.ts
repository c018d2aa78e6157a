import PDFDocument from 'pdfkit';

const blue = '#004A8D';
const orange = '#F7941D';
const ink = '#14202B';
const softInk = '#4A5A66';
const margin = 64;

/** Text of a PDF in sections with a heading and paragraphs. */
export type PdfText = {
  title: string;
  subtitle: string;
  sections: { heading: string; paragraphs: string[] }[];
};

/** Renders a tagged A4 document, deterministic for the same text and date. */
export function pdfFile({ title, subtitle, sections }: PdfText, date: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'Senac Amapá', CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const mark = (type: string, write: () => void) => pdf.addStructure(pdf.struct(type, {}, write));
  letterhead(pdf);
  mark('H1', () => pdf.font('Helvetica-Bold').fontSize(20).fillColor(blue).text(title, margin, 150));
  mark('P', () => pdf.moveDown(0.3).font('Helvetica').fontSize(11).fillColor(softInk).text(subtitle));
  for (const { heading, paragraphs } of sections) {
    mark('H2', () => pdf.moveDown(1).font('Helvetica-Bold').fontSize(13).fillColor(ink).text(heading));
    for (const paragraph of paragraphs) {
      mark('P', () =>
        pdf.moveDown(0.4).font('Helvetica').fontSize(11).fillColor(ink).text(paragraph, { lineGap: 3 }),
      );
    }
  }
  pdf.end();
  return finished;
}

/** Draws the sun on the equator line. */
function letterhead(pdf: PDFKit.PDFDocument): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  const { width } = pdf.page;
  pdf.save();
  pdf.rect(0, 0, width, 90).clip();
  pdf.circle(width - 130, 90, 46).fill(orange);
  pdf.restore();
  pdf.rect(0, 90, width, 3).fill(orange);
  pdf.rect(0, 93, width, 22).fill(blue);
  pdf.endMarkedContent();
}
