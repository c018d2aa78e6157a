import { Writable } from 'node:stream';
import PQueue from 'p-queue';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { logError } from '../log-error.ts';

/** Milliseconds after which what is still suspended is left to the browser. */
const TIME_LIMIT = 500;
/** Bytes: many times what any page says of itself. */
const LONGEST_HEAD = 64 * 1024;

interface RenderedTree {
  /** In UTF-8. */
  html: Uint8Array;
  /** The elements that React hoists to the document's head. */
  head: string;
  /** Whether nothing threw and nothing was left to the browser. */
  whole: boolean;
}

const oneByOne = new PQueue({ concurrency: 1 });

/** Trees are rendered one after the other: between two, the server answers whatever has arrived meanwhile. */
export function renderTree(tree: ReactElement): Promise<RenderedTree> {
  return oneByOne.add(async () => {
    await new Promise(setImmediate);
    return renderNow(tree);
  });
}

/**
 * Renders a tree, whole: the loaders have run, there is nothing to wait for.
 * Boundaries are never sent out of order, because putting them in place would take inline scripts.
 * @throws what the shell throws; what a region throws costs that region
 */
function renderNow(tree: ReactElement): Promise<RenderedTree> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let whole = true;
    const output = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    output.on('finish', () => resolve({ ...splitHoisted(Buffer.concat(chunks)), whole }));
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(output);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        whole = false;
        logError('render', error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), TIME_LIMIT);
  });
}

/** Without a `<head>` of its own in the tree, React writes hoisted elements first. */
function splitHoisted(output: Buffer): { head: string; html: Uint8Array } {
  // In Latin 1 each character is one byte, so that places are the same.
  const start = output.toString('latin1', 0, LONGEST_HEAD);
  const { length } = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/.exec(start)?.[0] ?? '';
  return { head: output.toString('utf8', 0, length), html: output.subarray(length) };
}
