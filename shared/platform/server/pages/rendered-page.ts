import type { InlineHashes, WorkerPage } from '../workers/protocol.ts';
import type { Cacheable } from './caching-policy.ts';
import { compress, createPageBody, type PageBody } from './page-body.ts';

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
  /** Identifies the document. */
  digest: string;
  body: PageBody;
}

const none: InlineHashes = { styles: [], scripts: [] };

/**
 * @param queried whether the URL has a query
 * @param known page before this rendering: if its document is unchanged, its compressed forms are reused
 */
export function createRenderedPage(page: WorkerPage, queried: boolean, known?: RenderedPage): RenderedPage {
  if (page.kind === 'redirect') {
    const { status, location } = page;
    const digest = 'redirect';
    const body = createPageBody(digest, toBuffer(compress(Buffer.alloc(0))), false);
    return { status, location, queried, complete: true, inline: none, noindex: false, digest, body };
  }
  const { status, complete, digest, inline, noindex, compressed, renderedAt, renderMs, madeFrom } = page;
  // The number of URLs with queries, or without a page, is unbounded.
  const isLasting = status === 200 && complete && !queried;
  const own = compressed ? createPageBody(digest, toBuffer(compressed), isLasting) : null;
  const body = own ?? (known?.digest === digest ? known.body : null);
  if (!body) throw new Error('a page came without its document');
  return { status, complete, queried, inline, noindex, renderedAt, renderMs, madeFrom, digest, body };
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
