import { useEffect, useEffectEvent, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import styles from './pdf-dialog.module.css';
import { type TextPiece, toParagraphs } from './to-paragraphs.ts';

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
            <p key={`${index + 1}`}>{paragraph}</p>
          ))}
        </article>
      ))}
    </section>
  );
}
