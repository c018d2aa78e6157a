import { useEffect, useEffectEvent, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import styles from './pdf-dialog.module.css';

/** Piece of a page's text: `transform[5]` is its distance from the page's foot, `height` that of its letters. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
  height: number;
  transform: readonly number[];
}

/** Lines further apart than this multiple of their letter height belong to different paragraphs. */
const PARAGRAPH_GAP_RATIO = 1.8;

/** Consecutive lines whose letter heights differ by more than this ratio are a heading and other text. */
const HEADING_RATIO = 1.1;

interface Line {
  at: number;
  height: number;
}

/** Letters of another size within a line are an emphasised word. */
const isSameLine = (next: Line, last: Line): boolean => Math.abs(last.at - next.at) <= last.height / 2;

function startsParagraph(next: Line, last: Line): boolean {
  const [small, large] = [Math.min(last.height, next.height), Math.max(last.height, next.height)];
  return large > HEADING_RATIO * small || Math.abs(last.at - next.at) > PARAGRAPH_GAP_RATIO * large;
}

/** Joins the pieces of a page, in reading order, into paragraphs. */
export function toParagraphs(pieces: readonly TextPiece[]): string[] {
  const paragraphs: string[] = [];
  let text = '';
  let last: Line | null = null;
  for (const { str, hasEOL, height, transform } of pieces) {
    if (str.trim() !== '') {
      const line = { at: transform[5] ?? 0, height };
      if (!last || !isSameLine(line, last)) {
        if (last && startsParagraph(line, last)) {
          paragraphs.push(text);
          text = '';
        }
        last = line;
      }
    }
    text += hasEOL ? `${str} ` : str;
  }
  return [...paragraphs, text].map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

export type OpenPdf = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>;

/** Returns the paragraphs of each page. */
async function readText(pdf: OpenPdf): Promise<string[][]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return toParagraphs(items.filter((item): item is typeof item & TextPiece => 'str' in item));
    }),
  );
}

const isUnreadable = (pages: string[][] | 'unreadable'): pages is 'unreadable' =>
  pages === 'unreadable' || pages.flat().length === 0;

interface PdfTextProps {
  pdf: OpenPdf;
  title: string;
  /** Called if the document has no text, such as a scan. */
  onUnreadable: () => void;
}

/** Shows a document's text without its pages: it reflows, scales and can be read aloud. */
export function PdfText({ pdf, title, onUnreadable }: PdfTextProps) {
  const tellUnreadable = useEffectEvent(onUnreadable);
  const [pages, setPages] = useState<string[][] | 'unreadable' | null>(null);
  useEffect(() => {
    let current = true;
    const show = (read: string[][] | 'unreadable') => {
      if (!current) return;
      setPages(read);
      if (isUnreadable(read)) tellUnreadable();
    };
    readText(pdf).then(show, () => show('unreadable'));
    return () => {
      current = false;
    };
  }, [pdf]);

  if (pages === null) return <p role="status">Preparando o texto…</p>;
  if (isUnreadable(pages)) {
    return <p role="status">Este documento não tem texto: só imagens.</p>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
    <section className={styles.text} tabIndex={0} aria-label={`Texto de ${title}`}>
      {pages.map((paragraphs, page) => (
        <article key={`${page + 1}`} aria-label={`Página ${page + 1} de ${pages.length}`}>
          {paragraphs.map((paragraph, index) => (
            <p key={`${index + 1}`} className="measure">
              {paragraph}
            </p>
          ))}
        </article>
      ))}
    </section>
  );
}
