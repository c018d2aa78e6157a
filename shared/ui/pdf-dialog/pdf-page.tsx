import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Page, pdfjs, usePageContext } from 'react-pdf';
import styles from './pdf-dialog.module.css';
import { canvasRatio } from './zoom.ts';

interface PdfPageProps {
  number: number;
  /** Number of pages. */
  of: number;
  /** CSS pixels. */
  width: number;
  /** Height of the first page for a width of 1, reserved for pages before they render. */
  ratio: number;
}

/** Page of a document. Only pages within one window of the view have a canvas, as phones have memory for few. */
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

/**
 * Text layer over a page's picture, for screen readers, selection and search. The library's own layer uses
 * `innerHTML`, which Trusted Types forbid.
 */
function PageText() {
  const context = usePageContext();
  const ref = useRef<HTMLDivElement>(null);
  const { page, scale, rotate } = context && 'page' in context && context.page ? context : {};

  useLayoutEffect(() => {
    const container = ref.current;
    if (!page || !container) return;
    container.replaceChildren();
    const layer = new pdfjs.TextLayer({
      container,
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      viewport: page.getViewport({ scale: scale ?? 1, rotation: rotate }),
    });
    // If the text is unreadable, the picture and the file remain.
    layer.render().catch(() => container.replaceChildren());
    return () => layer.cancel();
  }, [page, scale, rotate]);

  return <div ref={ref} className="react-pdf__Page__textContent textLayer" />;
}
