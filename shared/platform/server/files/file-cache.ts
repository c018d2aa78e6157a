import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isHashed } from '@portal/shared/server/immutable-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bestEncoding, isNotModified } from '../edge/negotiation.ts';

/** Bytes of one file at most, as it is sent. */
const LARGEST = 256 * 1024;
/** Bytes of all files at most. */
const CAPACITY = 32 * 1024 * 1024;
/** Milliseconds that a file is kept: a remote that once answered with something else must not be quoted for ever. */
const TTL_MS = 10 * 60_000;

interface CachedFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type FileCache = LRUCache<string, CachedFile>;

export const createFileCache = (): FileCache =>
  new LRUCache({
    maxSize: CAPACITY,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: TTL_MS,
  });

/**
 * Answers with hashed files from memory, as they were sent the first time: no disk and no other server is asked, for
 * which a file would wait several times behind the pages that are being made.
 * @param app whose routes, registered afterwards, send files
 */
export function serveFromMemory(app: FastifyInstance, files: FileCache): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request);
    const file = key && files.get(key);
    if (!file) return;
    reply.headers(file.headers);
    if (isNotModified(String(file.headers.etag), request.headers['if-none-match']))
      return reply.code(304).removeHeader('content-length').send();
    return reply.send(file.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request);
    const isBody = payload instanceof Readable || Buffer.isBuffer(payload);
    if (!key || !isBody || !isCacheable(request, reply)) return payload;
    const {
      date: _date,
      age: _age,
      'x-request-id': _id,
      ...headers
    } = { ...reply.getHeaders() } as OutgoingHttpHeaders;
    const body = Buffer.isBuffer(payload) ? payload : await buffer(payload).catch(() => null);
    if (body?.length !== Number(headers['content-length'])) throw refused(reply);
    files.set(key, { headers, body });
    return body;
  });
}

/** A file of which a part is missing must not be taken for a whole one, least of all for ever. */
function refused(reply: FastifyReply): Error {
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'cache-control'])
    reply.removeHeader(name);
  return Object.assign(new Error('a file came in part'), { statusCode: 502 });
}

/** Under which a file is kept, or null for an answer that depends on more than address and encoding. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  const path = url.split('?', 1)[0] ?? '';
  const isConditional = headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined;
  if (method !== 'GET' || headers.range !== undefined || isConditional || !isHashed(path)) return null;
  return `${bestEncoding(headers['accept-encoding'])} ${path}`;
}

function isCacheable(request: FastifyRequest, reply: FastifyReply): boolean {
  const encoding = reply.getHeader('content-encoding') ?? 'identity';
  const isTaken = encoding === 'identity' || encoding === bestEncoding(request.headers['accept-encoding']);
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  return reply.statusCode === 200 && isTaken && length <= LARGEST && reply.hasHeader('etag');
}
