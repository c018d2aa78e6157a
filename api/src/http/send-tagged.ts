import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from './secrets.ts';

/**
 * Sends a content with a weak entity tag, or 304 without it to who has it already (RFC 9110, 13.1.2).
 * @param version what changes with the content of this address; by default a hash of it
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  version = sha256(content),
): FastifyReply {
  reply.header('etag', tagOf(version));
  return isNotModified(request, version) ? reply.code(304).send() : reply.send(content);
}

/** Whether who asks has this version already, and will be sent no content. */
export const isNotModified = (request: FastifyRequest, version: string): boolean =>
  matchesTag(request.headers['if-none-match'], tagOf(version));

const tagOf = (version: string): string => `W/"${version}"`;

const matchesTag = (known: string | undefined, tag: string): boolean =>
  known?.trim() === '*' || (known?.split(',').some((each) => asWeakTag(each.trim()) === tag) ?? false);

/** A cache may have made the tag a strong one; what it names is the same. */
const asWeakTag = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
