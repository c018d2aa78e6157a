import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Milliseconds after which what is still suspended is left to the browser. */
const TIME_LIMIT = 5_000;

/**
 * Renders a tree to a string, whole: the loaders have run, there is nothing to wait for.
 * Boundaries are never sent out of order, because putting them in place would take inline scripts.
 * @returns the tree's HTML, and apart from it the elements that React hoists to the document's head
 */
export function renderTree(tree: ReactElement): Promise<{ head: string; html: string }> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(splitHoisted(Buffer.concat(chunks).toString('utf8'))));
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(output);
      },
      onShellError: reject,
      onError: (error) => console.error('render', error),
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), TIME_LIMIT);
  });
}

/** Without a `<head>` of its own in the tree, React writes hoisted elements first. */
function splitHoisted(output: string): { head: string; html: string } {
  const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/.exec(output)?.[0] ?? '';
  return { head: hoisted, html: output.slice(hoisted.length) };
}
