import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../../contract/portal-config.ts';
import type { Config } from '../config/config.ts';
import { sandboxed } from './security-headers.ts';
import { headersFromUpstream, headersToUpstream } from './upstream-headers.ts';

/** Milliseconds in which a server behind the host begins to answer, and goes on after each part of an answer. */
const ANSWER_WITHIN = 15_000;

/** Connections to one server behind the host. Each is taken only once a request is read, and given back at its end. */
const CONNECTIONS = 128;

/** Sends on what is not the host's own. Everything that a page needs is thus on one origin. */
export async function registerProxies(
  app: FastifyInstance,
  { portal, upstreams }: Pick<Config, 'portal' | 'upstreams'>,
): Promise<void> {
  const message = portal.texts.upstreamUnavailable;
  for (const upstream of upstreams) await app.register((scope) => proxyTo(scope, upstream, message));
}

/** @param unavailable what people read where the server does not answer */
async function proxyTo(
  app: FastifyInstance,
  { url, prefix, readOnly, embeddable }: Upstream,
  unavailable: string,
): Promise<void> {
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
    undici: {
      connections: CONNECTIONS,
      headersTimeout: ANSWER_WITHIN,
      bodyTimeout: ANSWER_WITHIN,
      // The library's own default takes any certificate.
      connect: { rejectUnauthorized: true },
    },
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
      onError: (reply, { error }) =>
        void reply.code(statusOf(error)).send({ message: unavailable, data: {} }),
    },
  });
}

/** A server that is slow is told from one that is away. */
const statusOf = (error: Error): number =>
  (error as { statusCode?: number }).statusCode === 504 ? 504 : 502;
