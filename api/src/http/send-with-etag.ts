import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
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
  reply.header('etag', tagOf(version));
  return isNotModified(request, version) ? reply.code(304).send() : reply.send(content);
}

/** Returns whether the client has this version by `If-None-Match`. */
export const isNotModified = (request: FastifyRequest, version: string): boolean =>
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tagOf(version) });

export const tagOf = (version: string): string => `W/"${version}"`;
