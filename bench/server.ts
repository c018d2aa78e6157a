import { once } from 'node:events';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { visitFor } from './load.ts';
import { atLeast, atMost, type Measurement, reportOnly } from './measurement.ts';
import { pages } from './serve-static-pages.ts';
import type { ServerProcess } from './server-process.ts';
import type { Bench } from './start-bench.ts';

const MEMORY_SECONDS = Number(process.env.MEMORY_SECONDS ?? 120);
const MEMORY_PAGES_PER_SECOND = 40;
/** The load generator, the api and the host share this machine's processors. */
const SHARED = 'the load generator uses the same processors';
const makingEveryPage = path.join(import.meta.dirname, 'host-making-every-page.ts');

/** Measures the processor time and memory that the host needs for pages. */
export async function measureServer(bench: Bench): Promise<Measurement[]> {
  const apiUrl = await bench.api('api');
  const measurements: Measurement[] = [];
  const uncached = { more: { HTML_CACHE_SECONDS: '0' } };
  for (const [name, options, measure] of [
    ['rendering', { program: makingEveryPage }, measureRendered],
    ['fetching', uncached, measureFetched],
    ['caching', {}, measureCached],
    ['lasting', {}, measureMemory],
  ] as const) {
    const host = await bench.host(name, apiUrl, options);
    measurements.push(...(await measure(host)));
    await host.stop();
  }
  return measurements;
}

/** Measures pages that are rendered from cached data. */
async function measureRendered(host: ServerProcess): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const page of ['', 'cursos']) {
    const { perSecond, work, failures } = await loadHost(host, page, 8);
    measurements.push(
      atLeast(`/${page} rendered: throughput`, perSecond, 200, 'pages/s', SHARED),
      atLeast(`/${page} rendered: two processors alone`, 2_000 / work, 200, 'pages/s'),
      atMost(`/${page} rendered: failed responses`, failures, 0),
    );
  }
  return measurements;
}

/** Measures pages whose data is fetched for each. */
async function measureFetched(host: ServerProcess): Promise<Measurement[]> {
  const alone = await loadHost(host, 'cursos', 1);
  const { perSecond, work, failures } = await loadHost(host, 'cursos', 8);
  return [
    atMost('/cursos without a cache: median', alone.median, 40, 'ms'),
    reportOnly('/cursos without a cache: throughput', perSecond, 'pages/s', `${SHARED}, as does the api`),
    reportOnly('/cursos without a cache: work', work, 'ms of processor/page'),
    atMost('/cursos without a cache: failed responses', alone.failures + failures, 0),
  ];
}

/** Measures cached pages, also for browsers that have them already. */
async function measureCached(host: ServerProcess): Promise<Measurement[]> {
  const { perSecond, work, failures } = await loadHost(host, 'cursos', 20);
  let changed = 0;
  for (const { path: page } of pages) {
    const url = `${host.url}/senac-portal/${page}`;
    let etag: string | null = null;
    // Only complete pages have a tag.
    for (let tries = 0; !etag && tries < 10; tries += 1) etag = (await fetch(url)).headers.get('etag');
    const { status } = await fetch(url, { headers: { 'if-none-match': etag ?? '' } });
    if (status !== 304) changed += 1;
  }
  return [
    atLeast('/cursos cached: throughput', perSecond, 10_000, 'pages/s', SHARED),
    atLeast('/cursos cached: one processor alone', 1_000 / work, 10_000, 'pages/s'),
    atMost('/cursos cached: failed responses', failures, 0),
    atMost('unchanged pages: responses other than 304', changed, 0),
  ];
}

/** Returns a path for each visit: all kinds of pages, with more queries than are cached, and paths without a page. */
function pathOf(visit: number): string {
  const paths = [
    '',
    'cursos',
    'psg',
    'noticias',
    `detalhes/${1 + (visit % 12)}`,
    `cursos?title=${(visit * 7919) % 100_000}`,
    `noticias?page=${1 + (visit % 4)}`,
    `nada/${visit}`,
    'registry.json',
  ];
  return paths[visit % paths.length] ?? '';
}

async function measureMemory(host: ServerProcess): Promise<Measurement[]> {
  await visitFor(MEMORY_SECONDS, `${host.url}/senac-portal/`, pathOf, MEMORY_PAGES_PER_SECOND);
  const what = `memory of the host after ${MEMORY_SECONDS} s of ${MEMORY_PAGES_PER_SECOND} pages/s`;
  return [atMost(what, host.memory(), 250, 'MiB')];
}

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
async function loadHost(host: ServerProcess, path: string, connections: number): Promise<HostLoad> {
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
