import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '../button/button.tsx';
import { PageText } from './page-text.tsx';
import styles from './pdf-dialog.module.css';
import { type PdfWorker, pdfWorker } from './pdf-worker.ts';

// One chunk for everything that the reader needs.
export { pdfWorker };

export interface PdfPagesProps {
  url: string;
  title: string;
  worker: PdfWorker;
  onError: () => void;
}

/** Multiples of the room there is; the last makes a phone's page as wide as a desk's. */
const zooms = [1, 1.5, 2, 3, 4];
const next = (zoom: number): number => zooms.find((each) => each > zoom) ?? zoom;

/** Every page of a document, one below the other, as wide as there is room. */
export function PdfPages({ url, title, worker, onError }: PdfPagesProps) {
  const [pages, setPages] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [zoom, setZoom] = useState(1);
  const fail = useEffectEvent(onError);

  useEffect(() => {
    let current = true;
    void worker.broken.then(() => current && fail());
    return () => {
      current = false;
    };
  }, [worker]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabledReason={zoom === zooms.at(-1) ? 'Este é o maior tamanho.' : undefined}
          onClick={() => setZoom(next(zoom))}
        >
          Ampliar
        </Button>
        {zoom > 1 && (
          <Button variant="quiet" onClick={() => setZoom(1)}>
            Ver página inteira
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={ref} className={styles.pages} tabIndex={0} aria-label={`Páginas de ${title}`}>
        <Document
          file={url}
          options={worker.options}
          suspense={false}
          loading={<p role="status">Carregando o documento…</p>}
          error={null}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          onLoadError={onError}
          onSourceError={onError}
        >
          {Array.from({ length: pages }, (_, index) => (
            <article key={`${index + 1}`} aria-label={`Página ${index + 1} de ${pages}`}>
              <Page
                pageNumber={index + 1}
                width={width && width * zoom}
                suspense={false}
                renderTextLayer={false}
                renderAnnotationLayer={false}
                loading={null}
                className={styles.page}
              >
                <PageText />
              </Page>
            </article>
          ))}
        </Document>
      </section>
    </>
  );
}
