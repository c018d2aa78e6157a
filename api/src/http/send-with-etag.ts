import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { sha256 } from './secrets.ts';

export const json = 'application/json; charset=utf-8';

/**
 * Sends a content with a weak entity tag, or 304 without content when the client has this version (RFC 9110, 13.1.2).
 * @param version what changes with the content of this address; by default a hash of it
 */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  version = sha256(content),
): FastifyReply {
  reply.header('etag', tagOf(version));
  return isNotModified(request, version) ? reply.code(304).send() : reply.send(content);
}

/** Whether the client has this version already, by `If-None-Match`. */
export const isNotModified = (request: FastifyRequest, version: string): boolean =>
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tagOf(version) });

export const tagOf = (version: string): string => `W/"${version}"`;
