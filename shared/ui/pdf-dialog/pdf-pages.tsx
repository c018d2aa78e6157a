import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs, usePageContext } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@portal/ui/button';
import styles from './pdf-dialog.module.css';
import { type OpenPdf, PdfText } from './pdf-text.tsx';

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
      <div className="cluster alignStart">
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

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** Worker that parses PDFs, with a signal for its failure. */
export interface PdfWorker {
  /** Options of a document, which does not end a worker that it was given. */
  options: { worker: pdfjs.PDFWorker };
  /** Resolves if the worker fails to start or crashes. */
  broken: Promise<unknown>;
}

let running: PdfWorker | null = null;

/**
 * Returns the worker shared by all documents. With the library's own workers, opening a document fails while the last
 * one is still closing. A broken worker is replaced at the next call.
 */
export function pdfWorker(): PdfWorker {
  running ??= startPdfWorker();
  return running;
}

function startPdfWorker(): PdfWorker {
  const port = createWorker();
  const worker = pdfjs.PDFWorker.create({ port });
  const broken = new Promise((resolve) => port.addEventListener('error', resolve, { once: true }));
  void broken.then(() => {
    running = null;
    worker.destroy();
    port.terminate();
  });
  return { options: { worker }, broken };
}

function createWorker(): Worker {
  const url = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('pdf', {
    createScriptURL(address) {
      if (new URL(address).origin !== location.origin) throw new TypeError(`worker refused: ${address}`);
      return address;
    },
  });
  const trusted = (policy?.createScriptURL(url) ?? url) as string;
  return new Worker(trusted, { type: 'module' });
}

/** Multiples of the frame's width; the last makes a phone's page as wide as a desktop's. */
const zooms = [1, 1.5, 2, 3, 4] as const;

/** Minimum width in pixels at which an A4 page is legible. */
const MIN_LEGIBLE_PX = 540;

/** Returns whether a page of this width is illegible. */
const isSmallPrint = (width: number): boolean => width < MIN_LEGIBLE_PX;

/** Returns the next zoom in a direction, or the same at the last one. */
function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom);
  return next ?? zoom;
}

/** Maximum canvas size: iOS shows larger ones empty. */
const MAX_CANVAS_PIXELS = 16_700_000;

/** Returns canvas pixels per CSS pixel: as sharp as the screen, within the maximum canvas size. */
const canvasRatio = (width: number, height: number, screenRatio: number): number =>
  Math.min(screenRatio, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));

/** Explains why a page cannot be smaller: it is completely visible, or its width already fills the frame. */
const smallestReason = (pageHeight: number, frameHeight: number): string =>
  pageHeight <= frameHeight ? 'A página inteira está à vista.' : 'Este é o menor tamanho.';
