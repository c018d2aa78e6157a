import type { InlineHashes, WorkerPage } from '../workers/protocol.ts';
import { withAttributes } from './document.ts';
import { compress, createPageBody, type PageBody } from './page-body.ts';

/** The document of a page, in every form that visitors get it in. */
export interface PageDocument {
  /** Tells it from any other. */
  digest: string;
  /** With attributes on its root, each behind a space. */
  body(attributes: string): PageBody;
}

/** A page as it was rendered, once for all visitors. */
export interface RenderedPage {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** Whether everything that it shows is in it. */
  complete: boolean;
  /** Whether its address has a query. */
  queried: boolean;
  /** Styles and scripts that stand in it. */
  inline: InlineHashes;
  /** Whether search engines are kept out. */
  noindex: boolean;
  /** The moment that it shows, in milliseconds; a redirect shows none. */
  renderedAt?: number;
  document: PageDocument;
}

const none: InlineHashes = { styles: [], scripts: [] };

/**
 * @param queried whether its address has a query
 * @param known the document that was at hand when the page was made: where it is still the same, all its forms are kept
 */
export function createRenderedPage(page: WorkerPage, queried: boolean, known?: PageDocument): RenderedPage {
  if (page.kind === 'redirect') {
    const { status, location } = page;
    const document = createDocument('redirect', compress(Buffer.alloc(0)), false);
    return { status, location, queried, complete: true, inline: none, noindex: false, document };
  }
  const { status, complete, digest, inline, noindex, compressed, renderedAt } = page;
  // Addresses with queries and those that do not exist are without number.
  const isLasting = status === 200 && complete && !queried;
  const document = compressed ? createDocument(digest, compressed, isLasting) : known;
  if (document?.digest !== digest) throw new Error('a page came without its document');
  return { status, complete, queried, inline, noindex, renderedAt, document };
}

function createDocument(digest: string, compressed: Uint8Array, isLasting: boolean): PageDocument {
  const plain = createPageBody(digest, asBuffer(compressed), isLasting);
  const bodies = new Map([['', plain]]);
  return {
    digest,
    body(attributes) {
      const body =
        bodies.get(attributes) ??
        plain.changed(digest + etagPart(attributes), (html) => withAttributes(html, attributes));
      bodies.set(attributes, body);
      return body;
    },
  };
}

/** What an entity tag may hold of them. */
const etagPart = (attributes: string): string => attributes.replace(/[^\w.]+/g, '-');

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
