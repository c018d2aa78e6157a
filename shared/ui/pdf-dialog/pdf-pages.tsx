import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@portal/ui/button';
import { PageText } from './page-text.tsx';
import styles from './pdf-dialog.module.css';
import { type OpenPdf, PdfText } from './pdf-text.tsx';
import { type PdfWorker, pdfWorker } from './pdf-worker.ts';
import { isSmallPrint, nextZoom } from './zoom.ts';

// One chunk for everything that the reader needs.
export { pdfWorker };

/** What failed: the document, or the reader that should show it. */
export type PdfFailure = 'document' | 'reader';

export interface PdfPagesProps {
  url: string;
  title: string;
  worker: PdfWorker;
  onLoad: () => void;
  onError: (failure: PdfFailure) => void;
}

/** Every page of a document, one below the other, or its text. */
export function PdfPages({ url, title, worker, onLoad, onError }: PdfPagesProps) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [isText, setIsText] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  // A page is seen whole at first.
  const [zoom, setZoom] = useState(1);
  const fail = useEffectEvent(onError);

  useEffect(() => {
    let current = true;
    void worker.broken.then(() => current && fail('reader'));
    return () => {
      current = false;
    };
  }, [worker]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => box.clientWidth > 0 && setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const size = (direction: 'in' | 'out', atEnd: string) => ({
    variant: 'secondary' as const,
    disabledReason: nextZoom(zoom, direction) === zoom ? atEnd : undefined,
    onClick: () => setZoom(nextZoom(zoom, direction)),
  });

  return (
    <>
      <div className={styles.actions}>
        {!isText && (
          <>
            <Button {...size('in', 'Este é o maior tamanho.')}>Ampliar</Button>
            <Button {...size('out', 'A página inteira está à vista.')}>Reduzir</Button>
          </>
        )}
        {pdf && (
          <Button variant="quiet" onClick={() => setIsText(!isText)}>
            {isText ? 'Ver as páginas' : 'Ler como texto'}
          </Button>
        )}
      </div>
      {!isText && room && isSmallPrint(room * zoom) && <p>Letra pequena? Amplie, ou leia como texto.</p>}
      {isText && pdf && <PdfText pdf={pdf} title={title} />}
      <section
        ref={ref}
        className={styles.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={`Páginas de ${title}`}
        hidden={isText}
      >
        <Document
          file={url}
          options={worker.options}
          suspense={false}
          loading={<p role="status">Carregando o documento…</p>}
          error={null}
          onLoadSuccess={(opened) => {
            setPdf(opened);
            onLoad();
          }}
          onLoadError={() => onError('document')}
          onSourceError={() => onError('document')}
        >
          {Array.from({ length: pdf?.numPages ?? 0 }, (_, index) => (
            <article key={`${index + 1}`} aria-label={`Página ${index + 1} de ${pdf?.numPages}`}>
              <Page
                pageNumber={index + 1}
                width={room && room * zoom}
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
