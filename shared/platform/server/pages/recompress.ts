import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import PQueue from 'p-queue';

/** Far more than any page of the portal has. */
const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_QUEUED = 50;

const brotli = promisify(brotliCompress);

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
    return content.length > MAX_PAGE_BYTES ? null : brotli(content, createSettings(content));
  });
}

const createSettings = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
