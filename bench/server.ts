import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Service } from '../e2e/support/service.ts';
import { visitFor } from './load.ts';
import { atLeast, atMost, type Measurement, reportOnly } from './measurement.ts';
import { loadCompletePage, pages } from './serve-static-pages.ts';
import type { Bench } from './start-bench.ts';

const MEMORY_SECONDS = Number(process.env.MEMORY_SECONDS ?? 120);
const MEMORY_PAGES_PER_SECOND = 40;
/** The load generator, the api and the host share this machine's processors. */
const SHARED = 'the load generator uses the same processors';

/** Measures the processor time and memory that the host needs for pages. */
export async function measureServer(bench: Bench): Promise<Measurement[]> {
  const api = await bench.api();
  const measurements: Measurement[] = [];
  for (const [measure, more, options] of [
    [measureRendered, {}, { file: 'bench/host-making-every-page.ts' }],
    [measureFetched, { HTML_CACHE_SECONDS: '0' }, {}],
    [measureCached, {}, {}],
    [measureMemory, {}, {}],
  ] as const) {
    const host = await bench.host(api, more, options);
    measurements.push(...(await measure(host)));
    await host.stop();
  }
  return measurements;
}

/** Measures pages that are rendered from cached data. */
async function measureRendered(host: Service): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const page of ['', 'cursos']) {
    const { perSecond, work, failures } = await loadHost(host, page, 8);
    measurements.push(
      atLeast(`/${page} rendered: throughput`, perSecond, 200, 'pages/s', SHARED),
      atLeast(`/${page} rendered: two processors alone`, 2_000 / work, 250, 'pages/s'),
      atMost(`/${page} rendered: failed responses`, failures, 0),
    );
  }
  return measurements;
}

/** Measures pages whose data is fetched for each. */
async function measureFetched(host: Service): Promise<Measurement[]> {
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
async function measureCached(host: Service): Promise<Measurement[]> {
  const { perSecond, work, failures } = await loadHost(host, 'cursos', 20);
  let changed = 0;
  for (const { path: page } of pages) {
    const url = `${host.url}/senac-portal/${page}`;
    const { etag } = await loadCompletePage(url);
    const { status } = await fetch(url, { headers: { 'if-none-match': etag } });
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

async function measureMemory({ url, pid }: Service): Promise<Measurement[]> {
  await visitFor(MEMORY_SECONDS, MEMORY_PAGES_PER_SECOND, (visit) => `${url}/senac-portal/${pathOf(visit)}`);
  const what = `memory of the host after ${MEMORY_SECONDS} s of ${MEMORY_PAGES_PER_SECOND} pages/s`;
  // Each process shares the pages that they have in common.
  const kibibytes = sumOfProcesses(pid, 'smaps_rollup', (text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]));
  return [atMost(what, kibibytes / 1024, 250, 'MiB')];
}

/** Requests one page as fast as the host responds: for three seconds, and then for ten that count. */
async function loadHost({ url: base, pid }: Service, path: string, connections: number) {
  const url = `${base}/senac-portal/${path}`;
  const run = (duration: number) =>
    autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br' } });
  await run(3);
  const before = processorTime(pid);
  const { latency, requests, non2xx, errors, timeouts } = await run(10);
  return {
    /** Milliseconds. */
    median: latency.p50,
    perSecond: requests.average,
    /** Responses other than 2xx, and connections that failed. */
    failures: non2xx + errors + timeouts,
    /** Milliseconds of processor time for each page. */
    work: (processorTime(pid) - before) / requests.total,
  };
}

/** Milliseconds of one tick of Linux' clock for processes. */
const TICK_MS = 10;

/** Returns the milliseconds of processor time that a server and its child processes have used. */
export const processorTime = (pid: number): number =>
  sumOfProcesses(pid, 'stat', (text) => {
    const fields = text.split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  });

/** Sums a value of a server and its child processes, read from a file of each in `/proc`. */
function sumOfProcesses(pid: number, file: string, parse: (text: string) => number): number {
  const read = (id: string, name: string) => readFileSync(`/proc/${id}/${name}`, 'utf8');
  const children = read(`${pid}`, `task/${pid}/children`).split(' ').filter(Boolean);
  return [`${pid}`, ...children].reduce((sum, id) => sum + parse(read(id, file)), 0);
}
