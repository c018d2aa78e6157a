import path from 'node:path';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import type { MeasuredHost } from '../measured-host.ts';
import type { Bench } from '../start-bench.ts';
import { type Load, load } from './server-load.ts';
import { sustainedMemory } from './sustained-memory.ts';
import { notModified } from './unchanged.ts';
import { workersAlone } from './workers-alone.ts';

const SECONDS = 10;
/** The generator of load, the api and the host share this machine's processors. */
const SHARED = 'the generator of load works on the same processors';
const makingEveryPage = path.join(import.meta.dirname, 'host-making-every-page.ts');

/** What the host's processors and memory do for pages. */
export async function measureServer(bench: Bench): Promise<Measured[]> {
  const { api, host } = bench;
  const apiUrl = await api('api');
  const figures: Measured[] = [];
  const during = async (started: MeasuredHost, measure: (host: MeasuredHost) => Promise<Measured[]>) => {
    figures.push(...(await measure(started)));
    await started.stop();
  };
  await during(await host('making', apiUrl, { program: makingEveryPage }), measureMade);
  await during(await host('fetching', apiUrl, { env: { HTML_CACHE_SECONDS: '0' } }), measureFetched);
  await during(await host('keeping', apiUrl), measureKept);
  await during(await host('lasting', apiUrl), sustainedMemory);
  figures.push(...(await workersAlone(bench, apiUrl)));
  return figures;
}

/** Pages made anew of data at hand. */
async function measureMade(host: MeasuredHost): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const [name, page] of [
    ['home', ''],
    ['/cursos', 'cursos'],
  ] as const) {
    const { requestsPerSecond, work, failures } = await loadPage(host, page, 8);
    figures.push(
      atLeast(`${name} made anew: throughput`, requestsPerSecond, 200, 'pages/s', SHARED),
      reportOnly(`${name} made anew: work`, work, 'ms of processor/page'),
      atLeast(`${name} made anew: what two processors would do for it alone`, 2_000 / work, 200, 'pages/s'),
      atMost(`${name} made anew: failed answers`, failures, 0, ''),
    );
  }
  return figures;
}

/** Pages made anew of data that is fetched for each. */
async function measureFetched(host: MeasuredHost): Promise<Measured[]> {
  const page = `${host.url}/senac-portal/cursos`;
  await load(page, 1, 3);
  const alone = await load(page, 1, SECONDS);
  const { requestsPerSecond, work, failures } = await loadPage(host, 'cursos', 8);
  return [
    atMost('/cursos with no cache at all: median', alone.median, 40, 'ms'),
    reportOnly(
      '/cursos with no cache at all: throughput',
      requestsPerSecond,
      'pages/s',
      `${SHARED}, and so does the api`,
    ),
    reportOnly('/cursos with no cache at all: work', work, 'ms of processor/page'),
    atMost('/cursos with no cache at all: failed answers', alone.failures + failures, 0, ''),
  ];
}

/** Pages as visitors get them. */
async function measureKept(host: MeasuredHost): Promise<Measured[]> {
  const { requestsPerSecond, work, failures } = await loadPage(host, 'cursos', 20);
  return [
    atLeast('/cursos kept: throughput', requestsPerSecond, 10_000, 'pages/s', SHARED),
    reportOnly('/cursos kept: work', work, 'ms of processor/page'),
    atLeast('/cursos kept: what one processor would do for it alone', 1_000 / work, 10_000, 'pages/s'),
    atMost('/cursos kept: failed answers', failures, 0, ''),
    ...(await notModified(host)),
  ];
}

async function loadPage(
  host: MeasuredHost,
  page: string,
  connections: number,
): Promise<Load & { work: number }> {
  const address = `${host.url}/senac-portal/${page}`;
  await load(address, connections, 5);
  const before = host.work();
  const seen = await load(address, connections, SECONDS);
  return { ...seen, work: (host.work() - before) / seen.answers };
}
