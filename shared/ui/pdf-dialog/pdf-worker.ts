import { pdfjs } from 'react-pdf';

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
