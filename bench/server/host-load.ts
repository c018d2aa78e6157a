import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import type { ServerProcess } from '../server-process.ts';

/** Measurements of a host under load. */
interface HostLoad {
  /** Milliseconds. */
  median: number;
  perSecond: number;
  /** Responses other than 2xx, and connections that failed. */
  failures: number;
  /** Milliseconds of processor time for each page. */
  work: number;
}

/** Requests one page as fast as the host responds: for three seconds, and then for ten that count. */
export async function loadHost(host: ServerProcess, path: string, connections: number): Promise<HostLoad> {
  const url = `${host.url}/senac-portal/${path}`;
  const run = (duration: number) =>
    autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br' } });
  await run(3);
  const before = host.work();
  const { latency, requests, non2xx, errors, timeouts } = await run(10);
  return {
    median: latency.p50,
    perSecond: requests.average,
    failures: non2xx + errors + timeouts,
    work: (host.work() - before) / requests.total,
  };
}

/** Returns the compressed size of a page's HTML. */
export async function htmlBytes(url: string): Promise<number> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  const body = await buffer(response);
  brotliDecompressSync(body);
  return body.length;
}
