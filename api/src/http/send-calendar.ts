import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import { inlineAs } from './plugins/storage.ts';
import { sendWithEtag } from './send-with-etag.ts';

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

export const calendarSchema = (params: z.core.$ZodType): FastifySchema => ({
  params,
  response: { 200: { content: { 'text/calendar': { schema: z.string() } } } },
});
