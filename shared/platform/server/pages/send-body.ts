import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, isNotModified } from '../edge/negotiation.ts';
import { compressAsync, createPageBody, type PageBody } from './page-body.ts';

/** A text in every form that browsers ask for. */
export function bodyOf(text: string): PageBody {
  const tag = hash('sha256', text, 'base64url').slice(0, 22);
  return createPageBody(tag, () => compressAsync(Buffer.from(text)));
}

/**
 * Answers with it, in the smallest form that the browser takes, or says that it has it already.
 * @param isTagged whether the browser is told what to compare it by: not of what is worth keeping nowhere
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
