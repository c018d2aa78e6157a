import { useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { PageText } from './page-text.tsx';
import styles from './pdf-dialog.module.css';
import { canvasRatio } from './zoom.ts';

interface PdfPageProps {
  number: number;
  /** How many pages the document has. */
  of: number;
  /** Width in CSS pixels. */
  width: number;
  /** Height of the document's first page for a width of 1: room for a page that is not rendered. */
  ratio: number;
}

/**
 * One page of a document. Only pages in view, or one window away, hold a canvas: phones have memory for few of them.
 */
export function PdfPage({ number, of, width, ratio }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { root: frame.current.closest('section'), rootMargin: '100% 0px' },
    );
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  const height = width * ratio;
  return (
    <article
      ref={frame}
      aria-label={`Página ${number} de ${of}`}
      style={isNear ? undefined : { inlineSize: width, blockSize: height }}
    >
      {isNear && (
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={canvasRatio(width, height, window.devicePixelRatio)}
          suspense={false}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={<div style={{ blockSize: height }} />}
          className={styles.page}
        >
          <PageText />
        </Page>
      )}
    </article>
  );
}
