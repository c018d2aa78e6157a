import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../../contract/portal-config.ts';
import type { Config } from '../config/config.ts';
import { createReadAhead, type ReadAhead } from './read-ahead.ts';
import { sandboxed } from './security-headers.ts';
import { createUpstreamClient } from './upstream-client.ts';
import { headersFromUpstream, headersToUpstream } from './upstream-headers.ts';
import { UpstreamBusyError } from './upstream-queue.ts';

/** Seconds after which a client may repeat a request that found no room. */
const RETRY_AFTER_S = 5;

/** Responses of the contract fit whole, but for a catalogue of many thousand courses; of files the beginning. */
const READ_AHEAD_LIMITS = {
  maxBytesPerResponse: 8 * 1024 * 1024,
  maxBytes: 64 * 1024 * 1024,
  minBytesPerInterval: 15 * 1024,
  intervalMs: 15_000,
};

/** Sends on what is not the host's own. Everything that a page needs is thus on one origin. */
export async function registerProxies(
  app: FastifyInstance,
  { portal, upstreams }: Pick<Config, 'portal' | 'upstreams'>,
): Promise<void> {
  const message = portal.texts.upstreamUnavailable;
  const readAhead = createReadAhead(READ_AHEAD_LIMITS);
  for (const upstream of upstreams)
    await app.register((scope) => proxyTo(scope, upstream, readAhead, message));
}

/** @param unavailable text for visitors while the upstream does not respond */
async function proxyTo(
  app: FastifyInstance,
  upstream: Upstream,
  readAhead: ReadAhead,
  unavailable: string,
): Promise<void> {
  const { url, prefix, readOnly, embeddable } = upstream;
  const { origin, pathname } = new URL(url);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(sandboxed);
    if (embeddable) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  // A body is read whole before a connection is taken for it: one that never ends takes none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await app.register(httpProxy, {
    upstream: origin,
    prefix,
    rewritePrefix: pathname,
    ...(readOnly && { httpMethods: ['GET', 'HEAD'] }),
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: createUpstreamClient(upstream),
    handler(request, reply, dest, options) {
      const contentType = request.headers['content-type'] ?? 'application/octet-stream';
      const { body } = request;
      return reply.from(dest, body === undefined ? options : { ...options, body, contentType });
    },
    replyOptions: {
      rewriteRequestHeaders: (request, sent) => headersToUpstream(sent, request),
      rewriteHeaders: (headers, request) =>
        headersFromUpstream(headers, request?.headers.authorization !== undefined),
      // A server that is overloaded is not asked ten times more, as would be without this.
      retryDelay: () => null,
      onResponse: (request, reply, { stream }) => reply.send(readAhead(stream, request.raw.socket)),
      onError(reply, { error }) {
        const status = statusOf(error);
        if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
        void reply.code(status).send({ message: unavailable, data: {} });
      },
    },
  });
}

/** Separates an upstream that is slow (504) from one that is away (502), and both from a host that is busy (503). */
function statusOf(error: Error): 502 | 503 | 504 {
  if (error.cause instanceof UpstreamBusyError) return 503;
  return (error as { statusCode?: number }).statusCode === 504 ? 504 : 502;
}
