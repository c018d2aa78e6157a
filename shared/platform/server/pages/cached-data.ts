import { fetchWithTimeout, readBody } from '../fetch-with-timeout.ts';
import { type Cacheable, type CachingPolicy, createMicroCache } from './micro-cache.ts';

/** Anonymous GET of the contract. */
export interface DataRequest {
  url: string;
  /** ID of the visitor's request. */
  requestId?: string | undefined;
}

export interface DataAnswer {
  status: number;
  body: string;
}

/** Several callers may share a response, so no single caller's budget applies. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Limits the memory that a malfunctioning upstream can use. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Time in ms in which a cached response reaches its page. */
const CACHE_READ_MS = 50;

interface CachedDataOptions {
  policy: CachingPolicy;
  /** Time in ms that a page has for its data. If a response would be late, a stale one replaces it. */
  budget: number;
}

/**
 * Caches public API responses for all workers. Each URL is fetched once at a time, and a response is stored even if its
 * page no longer waits for it.
 */
export function cachedData({
  policy,
  budget,
}: CachedDataOptions): (request: DataRequest) => Promise<DataAnswer> {
  const cached = createMicroCache(policy.data);
  // As long as the page allows: an earlier fallback would show stale data although nothing failed.
  const timeoutMs = Math.max(1, budget - CACHE_READ_MS);
  return async (request) =>
    (await cached(request.url, { produce: () => fetchData(request), timeoutMs })).value;
}

/** Servers and proxies sometimes respond 200 with an HTML error page. */
const looksLikeJson = (body: string): boolean => /^\s*[[{]/.test(body);

async function fetchData({ url, requestId }: DataRequest): Promise<DataAnswer & Cacheable> {
  const headers = { accept: 'application/json', ...(requestId && { 'x-request-id': requestId }) };
  const response = await fetchWithTimeout(url, RESPONSE_TIMEOUT_MS, { headers });
  const { status } = response;
  const body = new TextDecoder().decode(await readBody(response, MAX_RESPONSE_BYTES));
  return { status, body, queried: url.includes('?'), complete: status !== 200 || looksLikeJson(body) };
}
