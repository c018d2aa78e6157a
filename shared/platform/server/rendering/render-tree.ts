import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import PQueue from 'p-queue';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { DeferredToClientContext } from '../../remote/hydration-boundary.ts';
import { logError } from '../log-error.ts';

/** Time in ms after which the browser renders what is still suspended. */
const RENDER_TIMEOUT_MS = 500;

interface RenderedTree {
  html: Uint8Array;
  /** Elements that React hoists to the document's head. */
  head: string;
  /** Whether nothing threw and nothing was deferred to the browser. */
  complete: boolean;
  error?: unknown;
}

const renderQueue = new PQueue({ concurrency: 1 });

/** Renders one tree after the other and lets the event loop run between two. */
export function renderTree(tree: ReactElement): Promise<RenderedTree> {
  return renderQueue.add(
    // The queue starts it when another page ends, in that page's context.
    AsyncLocalStorage.bind(async () => {
      await new Promise(setImmediate);
      const text = tryRenderToString(tree);
      return text === null ? renderAsStream(tree) : { ...splitHoisted(text), complete: true };
    }),
  );
}

/**
 * Renders to a string, because seldom anything suspends: React's stream takes half as long again.
 * @returns null if the tree throws or suspends in a boundary of the portal; a page's own boundaries get their fallbacks
 */
function tryRenderToString(tree: ReactElement): string | null {
  try {
    let isComplete = true;
    const onDeferred = () => {
      isComplete = false;
    };
    const text = renderToString(createElement(DeferredToClientContext, { value: onDeferred }, tree));
    return isComplete ? text : null;
  } catch {
    return null;
  }
}

/**
 * Renders a tree as a stream, which waits for suspended parts and omits parts that throw. Boundaries stay in order,
 * because moving them takes inline scripts.
 * @throws errors of the shell; an error of a region affects only that region
 */
function renderAsStream(tree: ReactElement): Promise<RenderedTree> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let complete = true;
    let first: unknown;
    const output = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    output.on('finish', () =>
      resolve({ ...splitHoisted(Buffer.concat(chunks).toString()), complete, error: first }),
    );
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
        first ??= error;
        logError('render', error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

/** If the tree has no `<head>`, React writes hoisted elements first. */
function splitHoisted(text: string): { head: string; html: Uint8Array } {
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/.exec(text) ?? [];
  return { head, html: Buffer.from(text.slice(head.length)) };
}
