import type { Config } from '../config/config.ts';
import { fetchWithTimeout, readBody } from '../fetch-with-timeout.ts';
import { type Cacheable, cachingPolicy, createMicroCache } from './micro-cache.ts';

/** Anonymous GET of the contract. */
export interface DataRequest {
  url: string;
  requestId?: string | undefined;
}

export interface DataResponse {
  status: number;
  body: string;
}

/** Several callers may share a response, so no single caller's budget applies. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Limits the memory that a malfunctioning upstream can use. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Time in ms in which a cached response reaches its page. */
export const CACHE_READ_MS = 50;

/** Caches public API responses for all page processes, even those that their page no longer waits for. */
export function cachedData({ cacheSeconds, dataBudget }: Pick<Config, 'cacheSeconds' | 'dataBudget'>) {
  const cached = createMicroCache(cachingPolicy(cacheSeconds).data);
  // As long as the page allows: an earlier fallback would show stale data although nothing failed.
  const timeoutMs = Math.max(1, dataBudget - CACHE_READ_MS);
  return async (request: DataRequest): Promise<DataResponse> =>
    (await cached(request.url, { produce: () => fetchData(request), timeoutMs })).value;
}

/** Servers and proxies sometimes respond 200 with an HTML error page. */
const looksLikeJson = (body: string): boolean => /^\s*[[{]/.test(body);

async function fetchData({ url, requestId }: DataRequest): Promise<DataResponse & Cacheable> {
  const headers = { accept: 'application/json', ...(requestId && { 'x-request-id': requestId }) };
  const response = await fetchWithTimeout(url, RESPONSE_TIMEOUT_MS, { headers });
  const { status } = response;
  const body = new TextDecoder().decode(await readBody(response, MAX_RESPONSE_BYTES));
  return { status, body, queried: url.includes('?'), complete: status !== 200 || looksLikeJson(body) };
}
