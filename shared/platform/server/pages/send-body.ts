import { hash } from 'node:crypto';
import { isNotModified } from '@portal/server-kit/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../edge/negotiation.ts';
import { compressAsync, createPageBody, type PageBody } from './page-body.ts';

/** Creates the body of a text. */
export function createTextBody(text: string): PageBody {
  const tag = hash('sha256', text, 'base64url').slice(0, 22);
  return createPageBody(tag, () => compressAsync(Buffer.from(text)));
}

/**
 * Sends a body in the encoding that the browser prefers, or 304.
 * @param isTagged whether the response gets an ETag: uncacheable pages do not
 */
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
