import type { InlineHashes, WorkerPage } from '../workers/protocol.ts';
import type { Cacheable } from './caching-policy.ts';
import { withAttributes } from './document.ts';
import { compress, createPageBody, type PageBody } from './page-body.ts';

export interface PageDocument {
  digest: string;
  /** Returns the document with attributes on its root, each preceded by a space. */
  body(attributes: string): PageBody;
}

export interface RenderedPage extends Cacheable {
  /** Target of a redirect. */
  location?: string;
  /** Hashes of inline styles and scripts. */
  inline: InlineHashes;
  noindex: boolean;
  /** Timestamp that the page shows; redirects have none. */
  renderedAt?: number;
  /** Time of the rendering in ms. */
  renderMs?: number;
  /** Host and releases that the page was made from, as `name@version`. */
  madeFrom?: string;
  document: PageDocument;
}

const none: InlineHashes = { styles: [], scripts: [] };

/**
 * @param queried whether the URL has a query
 * @param known document before this rendering: if it is unchanged, its compressed forms are reused
 */
export function createRenderedPage(page: WorkerPage, queried: boolean, known?: PageDocument): RenderedPage {
  if (page.kind === 'redirect') {
    const { status, location } = page;
    const document = createDocument('redirect', compress(Buffer.alloc(0)), false);
    return { status, location, queried, complete: true, inline: none, noindex: false, document };
  }
  const { status, complete, digest, inline, noindex, compressed, renderedAt, renderMs, madeFrom } = page;
  // The number of URLs with queries, or without a page, is unbounded.
  const isLasting = status === 200 && complete && !queried;
  const document = compressed ? createDocument(digest, compressed, isLasting) : known;
  if (document?.digest !== digest) throw new Error('a page came without its document');
  return { status, complete, queried, inline, noindex, renderedAt, renderMs, madeFrom, document };
}

function createDocument(digest: string, compressed: Uint8Array, isLasting: boolean): PageDocument {
  const plain = createPageBody(digest, toBuffer(compressed), isLasting);
  const bodies = new Map([['', plain]]);
  return {
    digest,
    body(attributes) {
      const body =
        bodies.get(attributes) ??
        plain.changed(digest + toEtagPart(attributes), (html) => withAttributes(html, attributes));
      bodies.set(attributes, body);
      return body;
    },
  };
}

/** Replaces characters that an ETag cannot contain. */
const toEtagPart = (attributes: string): string => attributes.replace(/[^\w.]+/g, '-');

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
