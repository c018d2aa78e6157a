import { useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { PageText } from './page-text.tsx';
import styles from './pdf-dialog.module.css';
import { startPdfWorker } from './pdf-worker.ts';

export interface PdfPagesProps {
  url: string;
  title: string;
  onError: () => void;
}

pdfjs.GlobalWorkerOptions.workerPort = startPdfWorker();

/** Every page of a document, one below the other, as wide as there is room. */
export function PdfPages({ url, title, onError }: PdfPagesProps) {
  const [pages, setPages] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={styles.pages}>
      <Document
        file={url}
        suspense={false}
        loading={<p role="status">Carregando o documento…</p>}
        error={null}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
        onLoadError={onError}
        onSourceError={onError}
      >
        {Array.from({ length: pages }, (_, index) => (
          <section key={`${index + 1}`} aria-label={`${title}, página ${index + 1} de ${pages}`}>
            <Page
              pageNumber={index + 1}
              width={width}
              suspense={false}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading={null}
              className={styles.page}
            >
              <PageText />
            </Page>
          </section>
        ))}
      </Document>
    </div>
  );
}
