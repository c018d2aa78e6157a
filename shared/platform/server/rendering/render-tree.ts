import { Writable } from 'node:stream';
import PQueue from 'p-queue';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { DeferredToClientContext } from '../../remote/boundary.ts';
import { logError } from '../log-error.ts';

/** Milliseconds after which what is still suspended is left to the browser. */
const TIME_LIMIT = 500;

interface RenderedTree {
  /** In UTF-8. */
  html: Uint8Array;
  /** The elements that React hoists to the document's head. */
  head: string;
  /** Whether nothing threw and nothing was left to the browser. */
  complete: boolean;
}

const recompressQueue = new PQueue({ concurrency: 1 });

/**
 * Trees are rendered one after the other: between two, the server answers whatever has arrived meanwhile.
 * @param rendering told before and after what nothing can interrupt
 */
export function renderTree(
  tree: ReactElement,
  rendering: (isRendering: boolean) => void = () => {},
): Promise<RenderedTree> {
  return recompressQueue.add(async () => {
    await new Promise(setImmediate);
    rendering(true);
    const text = tryRenderToString(tree);
    rendering(false);
    return text === null ? renderInPieces(tree) : { ...splitHoisted(text), complete: true };
  });
}

/**
 * The loaders have run: mostly there is nothing to wait for. As one text a page takes two thirds of the work that React's
 * stream takes, which encodes each piece of it by itself.
 * @returns null for a tree that throws, or suspends in a boundary of the portal's. One of a page's own is sent with its
 * fallback, as `renderToString` has it.
 */
function tryRenderToString(tree: ReactElement): string | null {
  try {
    let isWhole = true;
    const leftToBrowser = () => {
      isWhole = false;
    };
    const text = renderToString(createElement(DeferredToClientContext, { value: leftToBrowser }, tree));
    return isWhole ? text : null;
  } catch {
    return null;
  }
}

/**
 * Renders a tree with what is left of it where a part of it throws, and waits for what is suspended.
 * Boundaries are never sent out of order, because putting them in place would take inline scripts.
 * @throws what the shell throws; what a region throws costs that region
 */
function renderInPieces(tree: ReactElement): Promise<RenderedTree> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let complete = true;
    const output = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    output.on('finish', () => resolve({ ...splitHoisted(Buffer.concat(chunks).toString()), complete }));
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
        complete = false;
        logError('render', error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), TIME_LIMIT);
  });
}

/** Without a `<head>` of its own in the tree, React writes hoisted elements first. */
function splitHoisted(text: string): { head: string; html: Uint8Array } {
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/.exec(text) ?? [];
  return { head, html: Buffer.from(text.slice(head.length)) };
}
