import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import type { FastifyInstance } from 'fastify';
import { publicCacheControl } from '../route.ts';
import { sha256 } from '../secrets.ts';

/** Adds ETags to public responses and sends 304. Registered before the compression to see uncompressed bodies. */
export function publicEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isOwn = reply.statusCode === 200 && reply.getHeader('cache-control') === publicCacheControl;
    if (!isOwn || reply.hasHeader('etag') || typeof payload !== 'string') return payload;
    const etag = weakEtag(sha256(payload));
    reply.header('etag', etag);
    if (!isNotModified(etag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });
}
