import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import PQueue from 'p-queue';

/** Bytes: far more than any page of the portal has. */
const LONGEST = 1024 * 1024;
/** Pages that wait at most. */
const WAITING = 50;

const brotli = promisify(brotliCompress);

// One page takes a fifth of a second of processor: no more than one a second.
const recompressQueue = new PQueue({ concurrency: 1, interval: 1_000, intervalCap: 1 });

/**
 * Packs a page as small as Brotli can, a tenth smaller than at once, when there is time.
 * @returns null for one that is too long, or comes when too many wait
 */
export async function recompress(html: () => Promise<Buffer>): Promise<Buffer | null> {
  if (recompressQueue.size >= WAITING) return null;
  return recompressQueue.add(async () => {
    const content = await html();
    return content.length > LONGEST ? null : brotli(content, settingsFor(content));
  });
}

const settingsFor = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
