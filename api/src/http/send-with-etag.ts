import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CourseCard, cardVersion } from '../cards/course-card.ts';
import type { Services } from '../services.ts';
import { inlineAs } from './plugins/storage.ts';
import { sha256 } from './secrets.ts';

export const json = 'application/json; charset=utf-8';

/** Sends a content with a weak ETag, 304 if the client has its version: by default a hash (RFC 9110, 13.1.2). */
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

/** Sends an iCalendar file. @param name file name without extension */
export const sendCalendar = (request: FastifyRequest, reply: FastifyReply, name: string, text: string) =>
  sendWithEtag(
    request,
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .header('content-disposition', inlineAs(`${name}.ics`)),
    text,
  );

/** Sends the picture of a card, rendered unless the client has it. */
export async function sendCard(
  { drawings, storageDir }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  card: CourseCard,
): Promise<FastifyReply> {
  const version = cardVersion(card);
  const isKnown = isNotModified(weakEtag(version), request.headers['if-none-match']);
  const png = isKnown ? '' : await drawings.card(version, { card, storageDir });
  reply
    .type('image/png')
    .header('cache-control', 'public, max-age=600')
    .header('cross-origin-resource-policy', 'cross-origin');
  return sendWithEtag(request, reply, png, version);
}
