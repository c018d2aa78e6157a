import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../edge/negotiation.ts';
import { logError } from '../log-error.ts';
import { recompress } from './recompress.ts';

/** The HTML of a page, in every form that browsers ask for. */
export interface PageBody {
  /** Weak: the same for all encodings. */
  etag: string;
  as(encoding: Encoding): Promise<Buffer>;
  /** The body of the same page after a change. */
  changed(tag: string, change: (html: Buffer) => Buffer): PageBody;
}

const brotli = promisify(brotliCompress);
const plain = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Times that a page is sent before it is worth packing tightly. */
const RECOMPRESS_AFTER = 3;

/** The window holds a page whole; a larger one would take megabytes more for each page. */
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** At once, for threads that nobody waits for. */
export function compress(html: Uint8Array): Uint8Array {
  // In a memory of its own, which can be handed over to another thread.
  return new Uint8Array(brotliCompressSync(html, settings));
}

/** In a thread of its own. */
export const compressAsync = (html: Buffer): Promise<Buffer> => brotli(html, settings);

/**
 * Kept are the compressed forms alone, a tenth of a page: what is as long as the page itself is made for each who asks.
 * @param tag what tells this page from any other
 * @param compressed the page in Brotli; what makes it is called when somebody asks
 * @param isLasting whether it is worth packing tightly where it is sent often
 */
export function createPageBody(
  tag: string,
  compressed: Buffer | (() => Promise<Buffer>),
  isLasting = true,
): PageBody {
  let br = typeof compressed === 'function' ? null : Promise.resolve(compressed);
  let gzipped: Promise<Buffer> | null = null;
  let sent = 0;
  const known = () => {
    br ??= (compressed as () => Promise<Buffer>)();
    return br;
  };
  const html = async () => plain(await known());
  async function recompressLater() {
    const tight = await recompress(html);
    if (tight) br = Promise.resolve(tight);
  }
  const forms: Record<Encoding, () => Promise<Buffer>> = {
    br() {
      sent += 1;
      if (isLasting && sent === RECOMPRESS_AFTER)
        recompressLater().catch((error) => logError('packing', error));
      return known();
    },
    gzip() {
      gzipped ??= html().then((content) => zip(content));
      return gzipped;
    },
    identity: html,
  };
  return {
    etag: `W/"${tag}"`,
    as: (encoding) => forms[encoding](),
    changed: (changedTag, change) =>
      createPageBody(changedTag, async () => compressAsync(change(await html())), isLasting),
  };
}
