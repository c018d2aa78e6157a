import { readBody } from '../read-body.ts';
import { type CachingPolicy, choosePartition } from './caching-policy.ts';
import { createMicroCache } from './micro-cache.ts';

/** An anonymous GET of the contract. */
export interface DataRequest {
  url: string;
  /** Id of the request that it is for. */
  requestId?: string | undefined;
}

export interface DataAnswer {
  status: number;
  body: string;
}

/** Milliseconds for one answer: it belongs to everybody who waits for it, so no single caller's limit applies. */
const TIME_LIMIT = 10_000;

/** Bytes of one answer: a server that never ends must not take the host's memory. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Milliseconds that an answer which is at hand takes to its page. */
const CACHE_READ_MS = 50;

interface CachedDataOptions {
  policy: CachingPolicy;
  /** Milliseconds of a page for its data: an answer that would be too late is left for an older one, if there is one. */
  budget: number;
}

/**
 * Public answers of the contract's server, kept once for all workers: each is asked for once, however many pages are
 * made of it and wherever, and one that is late for its page, or whose worker has ended, is still kept.
 */
export function cachedData({
  policy,
  budget,
}: CachedDataOptions): (request: DataRequest) => Promise<DataAnswer> {
  const cached = createMicroCache<DataAnswer & { queried: boolean }>({
    lifetime: policy.data,
    choosePartition: ({ status, body, queried }) =>
      choosePartition({ status, queried, complete: status !== 200 || looksLikeJson(body) }),
  });
  // As late as the page allows: whoever is given an older answer sooner sees it though all goes well.
  const patience = Math.max(0, budget - CACHE_READ_MS);
  return async (request) => (await cached(request.url, { produce: () => ask(request), patience })).value;
}

/** Servers and those in front of them also answer 200 with a page that says that there is nothing for now. */
const looksLikeJson = (body: string): boolean => /^\s*[[{]/.test(body);

async function ask({ url, requestId }: DataRequest): Promise<DataAnswer & { queried: boolean }> {
  const response = await fetch(url, {
    // Packing and unpacking costs both processors more than the bytes cost the wire between two servers.
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(requestId && { 'x-request-id': requestId }),
    },
    // It could lead to any server that this one reaches.
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return {
    status: response.status,
    body: new TextDecoder().decode(await readBody(response, MAX_RESPONSE_BYTES)),
    queried: url.includes('?'),
  };
}
