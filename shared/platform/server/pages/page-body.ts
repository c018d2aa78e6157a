import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { logError } from '../log-error.ts';
import type { InlineHashes, ProcessPage } from '../workers/protocol.ts';
import type { Cacheable } from './micro-cache.ts';

export interface PageBody {
  /** Weak: identical for all encodings. */
  etag: string;
  as(encoding: Encoding): Promise<Buffer>;
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
export const compress = (html: Uint8Array): Buffer => brotliCompressSync(html, settings);

/** Caches only compressed forms, a tenth of the page. @param isLasting whether better compression can pay off */
export function createPageBody(
  tag: string,
  compressed: Buffer | Promise<Buffer>,
  isLasting = true,
): PageBody {
  let br = compressed;
  let gzipped: Promise<Buffer> | null = null;
  let sent = 0;
  const html = async () => decompress(await br, { maxOutputLength: MAX_PAGE_BYTES });
  async function recompressLater() {
    br = (await recompress(html)) ?? br;
  }
  const forms: Record<Encoding, () => Promise<Buffer>> = {
    async br() {
      sent += 1;
      if (isLasting && sent === RECOMPRESS_AFTER)
        recompressLater().catch((error) => logError('compression', error));
      return br;
    },
    gzip() {
      gzipped ??= html().then((content) => compressGzip(content));
      return gzipped;
    },
    identity: html,
  };
  return { etag: weakEtag(tag), as: (encoding) => forms[encoding]() };
}

/** Maximum size of a page that is recompressed: far more than any of the portal has. */
const MAX_RECOMPRESSED_BYTES = 1024 * 1024;
const MAX_QUEUED = 50;

// A page takes 0.2 s of processor time: at most one a second.
const recompressQueue = new PQueue({ concurrency: 1, interval: 1_000, intervalCap: 1 });

/** Compresses as well as Brotli can, a tenth smaller, later; null if the page is too long or the queue is full. */
async function recompress(html: () => Promise<Buffer>): Promise<Buffer | null> {
  if (recompressQueue.size >= MAX_QUEUED) return null;
  return recompressQueue.add(async () => {
    const content = await html();
    if (content.length > MAX_RECOMPRESSED_BYTES) return null;
    return compressBrotli(content, {
      params: {
        ...settings.params,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  });
}

type Page = Extract<ProcessPage, { kind: 'page' }>;

/** Page with its body; redirects have no timestamps. */
export interface RenderedPage
  extends Cacheable,
    Pick<Page, 'inline' | 'noindex' | 'digest'>,
    Partial<Pick<Page, 'renderedAt' | 'renderMs' | 'madeFrom'>> {
  location?: string;
  body: PageBody;
}

const none: InlineHashes = { styles: [], scripts: [] };

/** @param known page before this rendering: if its document is unchanged, its compressed forms are reused */
export function createRenderedPage(page: ProcessPage, queried: boolean, known?: RenderedPage): RenderedPage {
  if (page.kind === 'redirect') {
    const { status, location } = page;
    const digest = 'redirect';
    const body = createPageBody(digest, compress(Buffer.alloc(0)), false);
    return { status, location, queried, complete: true, inline: none, noindex: false, digest, body };
  }
  const { kind: _kind, faulty: _faulty, compressed, ...rest } = page;
  // The number of URLs with queries, or without a page, is unbounded.
  const isLasting = page.status === 200 && page.complete && !queried;
  const own = compressed ? createPageBody(page.digest, compressed, isLasting) : null;
  const body = own ?? (known?.digest === page.digest ? known.body : null);
  if (!body) throw new Error('a page came without its document');
  return { ...rest, queried, body };
}

/** Creates the body of a text, which libuv's thread pool compresses. */
export const createTextBody = (text: string): PageBody =>
  createPageBody(hash('sha256', text, 'base64url').slice(0, 22), compressBrotli(text, settings));

/** Sends a body in the encoding that the browser prefers, or 304; uncacheable pages get no ETag. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PageBody,
  isTagged = true,
): Promise<FastifyReply> {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (isTagged) {
    reply.header('etag', body.etag);
    if (reply.statusCode === 200 && isNotModified(body.etag, request.headers['if-none-match']))
      return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the encoding that a browser prefers by its `accept-encoding`; among equals the smallest. */
export const bestEncoding = (accepted = ''): Encoding =>
  negotiate(accepted.toLowerCase(), [...encodings]) ?? 'identity';
