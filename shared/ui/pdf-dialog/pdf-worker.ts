import { pdfjs } from 'react-pdf';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** The worker that reads PDFs, and when it stops doing so. */
export interface PdfWorker {
  /** What a document's `options` take; a document does not end a worker that it was given. */
  options: { worker: pdfjs.PDFWorker };
  /** Resolves when the worker could not be started or crashed. */
  broken: Promise<unknown>;
}

let running: PdfWorker | null = null;

/**
 * One worker for every document: with the library's own, a document that is opened while the last one is still being
 * put away is refused. A broken worker is replaced the next time that one is asked for.
 */
export function pdfWorker(): PdfWorker {
  running ??= startPdfWorker();
  return running;
}

function startPdfWorker(): PdfWorker {
  const port = newWorker();
  const worker = pdfjs.PDFWorker.create({ port });
  const broken = new Promise((resolve) => port.addEventListener('error', resolve, { once: true }));
  void broken.then(() => {
    running = null;
    worker.destroy();
    port.terminate();
  });
  return { options: { worker }, broken };
}

/** From the file that the build emits. */
function newWorker(): Worker {
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
