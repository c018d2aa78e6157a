import { networkOf } from '@portal/server-kit/network-of';
import { Agent, cacheStores, type Dispatcher, interceptors } from 'undici';
import type { Upstream } from '../../contract/portal-config.ts';
import { createUpstreamQueue, MAX_IN_FLIGHT, type UpstreamQueue } from './upstream-queue.ts';

/** Maximum wait for the start of a response, and between two parts of it. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** Maximum size of the response cache of one upstream. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Creates the client for one upstream, in the form that `@fastify/http-proxy` accepts. Requests are queued by the
 * network in `x-forwarded-for`. GETs of `cachedPaths` are cached for as long as `Cache-Control` allows.
 * @throws UpstreamBusyError from a request for which the queue has no room
 */
export function createUpstreamClient({ url, cachedPaths = [] }: Upstream): Pick<Dispatcher, 'request'> {
  const agent = new Agent({
    connections: MAX_IN_FLIGHT,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
    // The proxy's default accepts any certificate.
    connect: { rejectUnauthorized: true },
  });
  const queue = createUpstreamQueue();
  const { pathname } = new URL(url);
  const paths = new Set(cachedPaths.map((path) => pathname + path));
  return agent.compose(queueRequests(queue), cacheResponses(paths));
}

/** Queues a request and occupies its slot until the response has arrived. */
const queueRequests =
  (queue: UpstreamQueue): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const network = networkOf(String(getHeaders(options)['x-forwarded-for']));
    const send = () => new Promise<void>((resolve) => dispatch(options, notifyAtEnd(handler, resolve)));
    // A sent request reports its own errors; only errors of the queue arrive here.
    queue(network, send).catch((error) => handler.onResponseError?.(null as never, error));
    return true;
  };

function notifyAtEnd(handler: Dispatcher.DispatchHandler, onEnd: () => void): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onResponseStart: (...args) => handler.onResponseStart?.(...args),
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseEnd(...args) {
      onEnd();
      handler.onResponseEnd?.(...args);
    },
    onResponseError(...args) {
      onEnd();
      handler.onResponseError?.(...args);
    },
  };
}

function cacheResponses(paths: ReadonlySet<string>): Dispatcher.DispatcherComposeInterceptor {
  const cache = interceptors.cache({ store: new cacheStores.MemoryCacheStore({ maxSize: MAX_CACHE_BYTES }) });
  return (dispatch) => {
    const dispatchCached = cache(dispatch);
    return (options, handler) => {
      const isCached = paths.has(options.path) && !getHeaders(options).authorization;
      return (isCached ? dispatchCached : dispatch)(options, handler);
    };
  };
}

const getHeaders = ({ headers }: Dispatcher.DispatchOptions) =>
  headers as Record<string, string | string[] | undefined>;
