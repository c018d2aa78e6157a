import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from './hashes.ts';

export const json = 'application/json; charset=utf-8';

/**
 * Sends a content with a weak ETag, or 304 if the client has this version (RFC 9110, 13.1.2).
 * @param version changes with the content of this URL; defaults to a hash of it
 */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  version = sha256(content),
): FastifyReply {
  const etag = weakEtag(version);
  reply.header('etag', etag);
  return isNotModified(etag, request.headers['if-none-match']) ? reply.code(304).send() : reply.send(content);
}
