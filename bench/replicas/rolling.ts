import { setTimeout as pause } from 'node:timers/promises';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { newerRelease } from '../../e2e/support/release.ts';
import { startFaultProxy } from '../../e2e/support/servers.ts';
import { listLost, load, loadApi, runAtRate, type Visits } from '../load.ts';
import { atLeast, atMost, type Measurement, noneFailed, percentile, reportOnly } from '../measurement.ts';
import type { Bench } from '../start-bench.ts';
import { createApis, EDGE_CHECK_MS, startKeeperHosts } from './replicas.ts';
import { startEdge } from './start-edge.ts';

const paths = ['', 'cursos', 'detalhes/1', 'interesse', 'cursos-salvos', 'politicas'];
/** The remote whose releases change. */
const REMOTE = 'mf-courses';

interface PublishedRelease {
  version: string;
  /** Paths of the files that belong to it alone, as pages name them. */
  files: ReadonlySet<string>;
}

/**
 * Runs three hosts of one keeper and three apis, each behind HAProxy. Under load, each host and api is replaced and killed, and the
 * release of a remote is replaced and rolled back.
 * @throws Error if HAProxy is not installed
 */
export async function measureRolling(bench: Bench): Promise<Measurement[]> {
  const postgres = await bench.postgres();
  const apis = await createApis(bench, postgres.url);
  // The first one fills the database.
  await apis.start(0);
  await Promise.all([apis.start(1), apis.start(2)]);
  const apiEdge = await startEdge({ apis: apis.ports });
  bench.atEnd(apiEdge.stop);
  const origin = bench.remoteUrls[REMOTE] ?? '';
  const remote = await startFaultProxy(origin);
  bench.atEnd(remote.stop);
  const remotes = { ...bench.remoteUrls, [REMOTE]: remote.url };
  const hosts = await startKeeperHosts(bench, apiEdge.apiUrl, { remotes });
  await Promise.all([hosts.start(1), hosts.start(2)]);
  const edge = await startEdge({ hosts: hosts.ports });
  bench.atEnd(edge.stop);
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const releases: PublishedRelease[] = [];
  async function publish(version: string): Promise<void> {
    const files = await newerRelease(origin, version);
    const paths = Object.keys(files).map((file) => `/senac-portal/remotes/${REMOTE}${file}`);
    releases.push({ version, files: new Set(paths) });
    remote.fault = { kind: 'released', files };
    await hosts.waitForVersion(version);
    await pause(EDGE_CHECK_MS);
  }

  await publish('release1');
  const stopVisits = visitReleases(edge.portalUrl, bench.isShort ? 20 : 200, releases);
  const stopLoad = loadApi(edge.portalUrl, offer, 5);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await hosts.replaceAll(signal);
    await apis.replaceAll(signal);
  }
  await publish('release2');
  const began = performance.now();
  await hosts.pin({ name: REMOTE, version: 'release1' });
  await hosts.waitForVersion('release1');
  const rollback = (performance.now() - began) / 1_000;
  const { failedReads, acknowledged, failedRegistrations } = await stopLoad();
  return [
    ...(await stopVisits()),
    atMost('rolling: until three hosts have rolled back', rollback, 10, 's'),
    noneFailed('rolling: data that failed', failedReads),
    noneFailed('rolling: registrations that failed', failedRegistrations),
    atLeast('rolling: registrations acknowledged', acknowledged.length, 1),
    atMost('rolling: acknowledged, but not stored once', (await listLost(acknowledged, db)).length, 0),
  ];
}

/** Visits pages at a constant rate, and loads every file that they name, each at most once a second. */
function visitReleases(url: string, perSecond: number, releases: readonly PublishedRelease[]) {
  const pages: Visits = { times: [], failures: [] };
  const files: Visits = { times: [], failures: [] };
  const loadedAt = new Map<string, number>();
  let mixed = 0;

  async function loadFile(file: string): Promise<void> {
    const second = Math.floor(Date.now() / 1_000);
    if (loadedAt.get(file) === second) return;
    loadedAt.set(file, second);
    await load(url + file, files);
  }

  const stop = runAtRate(perSecond, async (visit) => {
    const html = await load(`${url}/senac-portal/${paths[visit % paths.length]}`, pages);
    const links = html.matchAll(/(?:href|src)="(\/senac-portal\/(?:assets|remotes)\/[^"]+)"/g);
    const named = [...links].map(([, file = '']) => file);
    const used = releases.filter((release) => named.some((file) => release.files.has(file)));
    if (used.length > 1) mixed += 1;
    await Promise.all(named.map(loadFile));
  });
  return async (): Promise<Measurement[]> => {
    await stop();
    return [
      reportOnly('rolling: pages', pages.times.length),
      reportOnly('rolling: pages, p95', percentile(pages.times, 95), 'ms'),
      noneFailed('rolling: pages and files that failed', [...pages.failures, ...files.failures]),
      atMost('rolling: pages that mix releases', mixed, 0),
    ];
  };
}
