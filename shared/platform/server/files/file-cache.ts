import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isNotModified } from '@portal/server-kit/etag';
import { isHashed } from '@portal/server-kit/immutable-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bestEncoding } from '../pages/page-body.ts';

/** Maximum size of one file, compressed. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** A remote's wrong response must not be served for ever. */
const TTL_MS = 10 * 60_000;

interface CachedFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type FileCache = LRUCache<string, CachedFile>;

export const createFileCache = (): FileCache =>
  new LRUCache({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_FILE_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: TTL_MS,
  });

/**
 * Serves hashed files from memory: reading the disk or another server would queue behind pages that are being rendered.
 * @param app scope whose routes, registered later, send files
 */
export function serveFromMemory(app: FastifyInstance, files: FileCache): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = getCacheKey(request);
    const file = key && files.get(key);
    if (!file) return;
    reply.headers(file.headers);
    if (isNotModified(String(file.headers.etag), request.headers['if-none-match']))
      return reply.code(304).removeHeader('content-length').send();
    return reply.send(file.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const key = getCacheKey(request);
    const isBody = payload instanceof Readable || Buffer.isBuffer(payload);
    if (!key || !isBody || !isCacheable(request, reply)) return payload;
    const {
      date: _date,
      age: _age,
      'x-request-id': _id,
      ...headers
    } = { ...reply.getHeaders() } as OutgoingHttpHeaders;
    const body = Buffer.isBuffer(payload) ? payload : await buffer(payload).catch(() => null);
    if (body?.length !== Number(headers['content-length'])) throw rejectIncomplete(reply);
    files.set(key, { headers, body });
    return body;
  });
}

/** Returns the error for an incomplete file, which must never be cached as complete. */
function rejectIncomplete(reply: FastifyReply): Error {
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'cache-control'])
    reply.removeHeader(name);
  return Object.assign(new Error('incomplete file'), { statusCode: 502 });
}

/** Returns the cache key, or null if the response depends on more than path and encoding. */
function getCacheKey({ method, url, headers }: FastifyRequest): string | null {
  const path = url.split('?', 1)[0] ?? '';
  const isConditional = headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined;
  if (method !== 'GET' || headers.range !== undefined || isConditional || !isHashed(path)) return null;
  return `${bestEncoding(headers['accept-encoding'])} ${path}`;
}

function isCacheable(request: FastifyRequest, reply: FastifyReply): boolean {
  const encoding = reply.getHeader('content-encoding') ?? 'identity';
  const isAccepted = encoding === 'identity' || encoding === bestEncoding(request.headers['accept-encoding']);
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  const isShared = !/private/.test(String(reply.getHeader('cache-control')));
  return (
    reply.statusCode === 200 && isShared && isAccepted && length <= MAX_FILE_BYTES && reply.hasHeader('etag')
  );
}
