import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Document } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@portal/ui/button';
import styles from './pdf-dialog.module.css';
import { PdfPage } from './pdf-page.tsx';
import { type OpenPdf, PdfText } from './pdf-text.tsx';
import { type PdfWorker, pdfWorker } from './pdf-worker.ts';
import { isSmallPrint, nextZoom, smallestReason } from './zoom.ts';

// Re-exported, so that the reader is one chunk.
export { pdfWorker };

/** Part that failed: the document, or the reader. */
export type PdfFailure = 'document' | 'reader';

export interface PdfPagesProps {
  url: string;
  title: string;
  worker: PdfWorker;
  onLoad: () => void;
  onError: (failure: PdfFailure) => void;
}

/** Shows all pages of a document, or its text; initially the one that is readable without zooming. */
export function PdfPages({ url, title, worker, onLoad, onError }: PdfPagesProps) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [ratio, setRatio] = useState(Math.SQRT2);
  const [chosen, setChosen] = useState<'pages' | 'text' | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const [zoom, setZoom] = useState(1);
  const isSmall = room !== undefined && isSmallPrint(room.width * zoom);
  const isText = pdf !== null && (chosen ?? (isSmall ? 'text' : 'pages')) === 'text';
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
    const observer = new ResizeObserver(
      () => box.clientWidth > 0 && setRoom({ width: box.clientWidth, height: box.clientHeight }),
    );
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
      <div className={`cluster ${styles.actions}`}>
        {!isText && (
          <>
            <Button {...size('in', 'Este é o maior tamanho.')}>Ampliar</Button>
            <Button
              {...size(
                'out',
                pdf
                  ? smallestReason((room?.width ?? 0) * ratio, room?.height ?? 0)
                  : 'O documento está abrindo.',
              )}
            >
              Reduzir
            </Button>
          </>
        )}
        {pdf && (
          <Button variant="quiet" onClick={() => setChosen(isText ? 'pages' : 'text')}>
            {isText ? 'Ver as páginas' : 'Ler como texto'}
          </Button>
        )}
      </div>
      {!isText && pdf && isSmall && <p className={styles.hint}>Letra pequena? Amplie, ou leia como texto.</p>}
      {isText && <PdfText pdf={pdf} title={title} onUnreadable={() => chosen ?? setChosen('pages')} />}
      <section
        ref={ref}
        className={styles.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
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
            // A document closed meanwhile has no first page; an unreadable one is reported elsewhere.
            void opened.getPage(1).then(
              (first) => {
                const { width, height } = first.getViewport({ scale: 1 });
                setRatio(height / width);
              },
              () => {},
            );
          }}
          onLoadError={() => onError('document')}
          onSourceError={() => onError('document')}
        >
          {pdf &&
            room &&
            Array.from({ length: pdf.numPages }, (_, index) => (
              <PdfPage
                key={`${index + 1}`}
                number={index + 1}
                of={pdf.numPages}
                width={room.width * zoom}
                ratio={ratio}
              />
            ))}
        </Document>
      </section>
    </>
  );
}
