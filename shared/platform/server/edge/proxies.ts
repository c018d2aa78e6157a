import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Agent, cacheStores, type Dispatcher, interceptors } from 'undici';
import type { Upstream } from '../../contract/portal-config.ts';
import type { Config } from '../config/config.ts';
import { sandboxed } from './security-headers.ts';

/** Forwards requests to the upstreams, so that everything a page needs is on one origin. */
export async function registerProxies(
  app: FastifyInstance,
  { portal, upstreams }: Pick<Config, 'portal' | 'upstreams'>,
): Promise<void> {
  const message = portal.texts.upstreamUnavailable;
  for (const upstream of upstreams) await app.register((scope) => registerProxy(scope, upstream, message));
}

/** @param unavailable text for visitors while the upstream does not respond */
async function registerProxy(app: FastifyInstance, upstream: Upstream, unavailable: string): Promise<void> {
  const { url, prefix, readOnly, embeddable } = upstream;
  const { origin, pathname } = new URL(url);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(sandboxed);
    if (embeddable) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  // The body is received completely before it occupies a connection: an endless one never does.
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
      // Disables the library's default of ten retries, which would overload a struggling upstream further.
      retryDelay: () => null,
      onError(reply, { error }) {
        // Distinguishes an upstream that is slow from one that is unavailable.
        const status = (error as Error & { statusCode?: number }).statusCode === 504 ? 504 : 502;
        void reply.code(status).send({ message: unavailable, data: {} });
      },
    },
  });
}

/** Client as the host sees it, never as the request claims. */
type Visitor = Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'id'>;

/** Headers with a visitor's origin, previous page or cookies, which no upstream may receive. */
const strippedHeaders =
  /^(x-(forwarded|original|rewrite|envoy|cluster|http-method|method-override).*|x-(real|client|remote)-(ip|addr)|(true|cf|fastly)-(client|connecting)-ip.*|forwarded|via|cookie|referer|proxy-.*|upgrade|expect|te|trailer|transfer-encoding|content-length)$/;

/** Returns the headers of a request to an upstream. The body has been read by then, so its length is set again. */
function headersToUpstream(headers: IncomingHttpHeaders, visitor: Visitor): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !strippedHeaders.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': visitor.ip,
    'x-forwarded-proto': visitor.protocol,
    'x-forwarded-host': visitor.host,
    'x-request-id': visitor.id,
  };
}

/** Headers that describe the content. All others would affect the portal's origin. */
const contentHeaders = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]);

/** Returns the response headers for browsers. `personal`: the request had a session, so the response is never cached. */
function headersFromUpstream(headers: IncomingHttpHeaders, personal: boolean): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => contentHeaders.has(name));
  const { location } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(personal && { 'cache-control': 'no-store' }),
    ...(location && isSameOrigin(location) && { location }),
  };
}

const placeholder = 'http://portal.invalid';

/** Parses as browsers do, which ignore tabs and line breaks. */
const isSameOrigin = (location: string): boolean =>
  location.startsWith('/') &&
  URL.canParse(location, placeholder) &&
  new URL(location, placeholder).origin === placeholder;

/** Maximum wait for the start of a response, and between two parts of it. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** Several times what the edge permits one network (`REQUESTS_EACH`). */
const MAX_CONNECTIONS = 1_024;

/** Maximum size of the response cache of one upstream. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/** Creates the client for one upstream. GETs of `cachedPaths` are cached for as long as `Cache-Control` allows. */
export function createUpstreamClient({ url, cachedPaths = [] }: Upstream): Pick<Dispatcher, 'request'> {
  const agent = new Agent({
    connections: MAX_CONNECTIONS,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
    // The proxy's default accepts any certificate.
    connect: { rejectUnauthorized: true },
  });
  const { pathname } = new URL(url);
  const paths = new Set(cachedPaths.map((path) => pathname + path));
  return agent.compose(cacheResponses(paths));
}

function cacheResponses(paths: ReadonlySet<string>): Dispatcher.DispatcherComposeInterceptor {
  const cache = interceptors.cache({ store: new cacheStores.MemoryCacheStore({ maxSize: MAX_CACHE_BYTES }) });
  return (dispatch) => {
    const dispatchCached = cache(dispatch);
    return (options, handler) => {
      const { authorization } = options.headers as Record<string, string | string[] | undefined>;
      const isCached = paths.has(options.path) && !authorization;
      return (isCached ? dispatchCached : dispatch)(options, handler);
    };
  };
}
