import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { Encoding } from '../edge/negotiation.ts';

/** The HTML of a page, in every form that browsers ask for. */
export interface PageBody {
  /** Weak: the same for all encodings, and for pages that differ in the moment of their making alone. */
  etag: string;
  /** Made when somebody asks for it, once. */
  as(encoding: Encoding): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The window holds a page whole; a larger one would take megabytes more for each page. */
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** At once, for threads that nobody waits for. */
export function compress(html: Uint8Array): Uint8Array {
  // In a memory of its own, which can be handed over to another thread.
  return new Uint8Array(brotliCompressSync(html, settings));
}

/**
 * @param tag what tells this page from any other
 * @param compressed the page in Brotli, where it is at hand
 */
export function createPageBody(html: Buffer, tag: string, compressed?: Buffer): PageBody {
  const made = new Map<Encoding, Promise<Buffer>>();
  if (compressed) made.set('br', Promise.resolve(compressed));
  const make: Record<Encoding, () => Promise<Buffer>> = {
    identity: async () => html,
    br: () => brotli(html, settings),
    gzip: () => zip(html),
  };
  return {
    etag: `W/"${tag}"`,
    as(encoding) {
      const body = made.get(encoding) ?? make[encoding]();
      made.set(encoding, body);
      return body;
    },
  };
}
