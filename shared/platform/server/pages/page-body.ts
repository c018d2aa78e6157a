import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { weakEtag } from '@portal/server-kit/etag';
import PQueue from 'p-queue';
import type { Encoding } from '../edge/negotiation.ts';
import { logError } from '../log-error.ts';

/** Body of a page in every encoding. */
export interface PageBody {
  /** Weak: identical for all encodings. */
  etag: string;
  as(encoding: Encoding): Promise<Buffer>;
  /** Returns the body after a change. */
  changed(tag: string, change: (html: Buffer) => Buffer): PageBody;
}

const compressBrotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Number of responses after which slow, better compression pays off. */
const RECOMPRESS_AFTER = 3;
/** Maximum size of a page, since code of remotes determines it. */
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

/** 2^18 bytes hold a complete page; a larger window would cost megabytes per page. */
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Compresses synchronously, in a page process. */
export function compress(html: Uint8Array): Uint8Array {
  return brotliCompressSync(html, settings);
}

/** Compresses in libuv's thread pool. */
export const compressAsync = (html: Buffer): Promise<Buffer> => compressBrotli(html, settings);

/**
 * Creates a body that caches only its compressed forms, a tenth of the page; the plain form is decompressed per
 * request.
 * @param tag identifies this version of the page
 * @param compressed the page in Brotli, or a function that compresses it on first use
 * @param isLasting whether better compression can pay off
 */
export function createPageBody(
  tag: string,
  compressed: Buffer | (() => Promise<Buffer>),
  isLasting = true,
): PageBody {
  let br = typeof compressed === 'function' ? null : Promise.resolve(compressed);
  let gzipped: Promise<Buffer> | null = null;
  let sent = 0;
  const getCompressed = () => {
    br ??= (compressed as () => Promise<Buffer>)();
    return br;
  };
  const html = async () => decompress(await getCompressed(), { maxOutputLength: MAX_PAGE_BYTES });
  async function recompressLater() {
    const tight = await recompress(html);
    if (tight) br = Promise.resolve(tight);
  }
  const forms: Record<Encoding, () => Promise<Buffer>> = {
    br() {
      sent += 1;
      if (isLasting && sent === RECOMPRESS_AFTER)
        recompressLater().catch((error) => logError('packing', error));
      return getCompressed();
    },
    gzip() {
      gzipped ??= html().then((content) => compressGzip(content));
      return gzipped;
    },
    identity: html,
  };
  return {
    etag: weakEtag(tag),
    as: (encoding) => forms[encoding](),
    changed: (changedTag, change) =>
      createPageBody(changedTag, async () => compressAsync(change(await html())), isLasting),
  };
}

/** Maximum size of a page that is recompressed: far more than any of the portal has. */
const MAX_RECOMPRESSED_BYTES = 1024 * 1024;
const MAX_QUEUED = 50;

// A page takes 0.2 s of processor time: at most one a second.
const recompressQueue = new PQueue({ concurrency: 1, interval: 1_000, intervalCap: 1 });

/**
 * Compresses a page as well as Brotli can, a tenth smaller than at once, in the background.
 * @returns null if the page is too long or the queue is full
 */
export async function recompress(html: () => Promise<Buffer>): Promise<Buffer | null> {
  if (recompressQueue.size >= MAX_QUEUED) return null;
  return recompressQueue.add(async () => {
    const content = await html();
    return content.length > MAX_RECOMPRESSED_BYTES
      ? null
      : compressBrotli(content, createTightSettings(content));
  });
}

const createTightSettings = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
