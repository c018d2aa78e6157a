import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';

/** How the server answered for some seconds. */
export interface Load {
  /** Milliseconds. */
  median: number;
  requestsPerSecond: number;
  answers: number;
  /** Answers that were not 2xx, and connections that failed. */
  failures: number;
}

/** Asks one address as fast as it answers. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  return {
    median: result.latency.p50,
    requestsPerSecond: result.requests.average,
    answers: result.requests.total,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Bytes of a page's HTML as it travels. */
export async function htmlBytes(url: string): Promise<number> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  const body = await buffer(response);
  brotliDecompressSync(body);
  return body.length;
}
