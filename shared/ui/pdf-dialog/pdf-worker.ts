interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy;
}

/** A policy may be created once on a page, though each remote brings its own copy of this module. */
const key = Symbol.for('portal.pdf-policy');
const page = globalThis as { trustedTypes?: unknown; [key]?: ScriptUrlPolicy };

/** Starts the worker that reads PDFs, from the file that the build emits. */
export function startPdfWorker(): Worker {
  const url = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  page[key] ??= (page.trustedTypes as PolicyFactory | undefined)?.createPolicy('pdf', {
    createScriptURL(address) {
      if (new URL(address).origin !== location.origin) throw new TypeError(`worker refused: ${address}`);
      return address;
    },
  });
  const trusted = (page[key]?.createScriptURL(url) ?? url) as string;
  return new Worker(trusted, { type: 'module' });
}
