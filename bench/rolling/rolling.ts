import { setTimeout as pause } from 'node:timers/promises';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { kinds, loadApi, noneFailed, storedOnce } from '../edge/load-api.ts';
import { type Replicas, startApis } from '../edge/replicas.ts';
import { EDGE_NOTICES_MS, startEdge } from '../edge/start-edge.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { type HostsOfKeeper, startHostsOfKeeper } from '../hosts/hosts-of-keeper.ts';
import { type Publisher, REMOTE, startPublisher } from '../releases/publisher.ts';
import { createVisitor } from '../releases/visitor.ts';
import type { Bench } from '../start-bench.ts';
import { steadily } from '../steadily.ts';

const PAGES_PER_SECOND = 200;
const SECONDS = 180;
const load = { readsPerSecond: 5, registrationsPerSecond: 5 };

/**
 * Three hosts of one keeper and three apis, each behind HAProxy as `deploy/haproxy/haproxy.cfg` has it: hosts, apis and the
 * release of a remote are replaced one after the other, while people come and register.
 * @throws Error where HAProxy is not installed
 */
export async function measureRolling(bench: Bench): Promise<Measured[]> {
  const postgres = await bench.postgres();
  const apis = await startApis(bench, postgres.url, 'demo');
  const apiEdge = await startEdge(bench.root, { apis: apis.ports });
  bench.atEnd(apiEdge.end);
  const publisher = await startPublisher(bench);
  const remotes = { ...bench.remoteUrls, [REMOTE]: publisher.url };
  const hosts = await startHostsOfKeeper(bench, apiEdge.apiUrl, remotes);
  await Promise.all([hosts.start(1), hosts.start(2)]);
  const edge = await startEdge(bench.root, { hosts: hosts.ports });
  bench.atEnd(edge.end);
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });

  const visitor = createVisitor(edge.portalUrl);
  const began = performance.now();
  const stop = steadily(bench.isShort ? 20 : PAGES_PER_SECOND, visitor.visit);
  const registering = loadApi(edge.portalUrl, offer, load);
  const release = await replaceAll(hosts, apis, publisher, visitor.know);
  await pause(Math.max(EDGE_NOTICES_MS, began + (bench.isShort ? 0 : SECONDS) * 1_000 - performance.now()));
  await stop();
  const done = await registering.stop();
  const seconds = (performance.now() - began) / 1_000;
  const { pages, failures, mixed, pagesOf, late } = visitor.seen();
  return [
    reportOnly('rolling: hosts, apis and a release replaced under load within', seconds, 's'),
    reportOnly('rolling: pages / s', pages / seconds, '/s'),
    reportOnly('rolling: 95 of 100 pages', late, 'ms'),
    reportOnly('rolling: pages of the next release', pagesOf.get(release.version) ?? 0, ''),
    atMost('rolling: pages of two releases', mixed, 0, ''),
    atMost('rolling: pages and files that failed', failures.length, 0, ''),
    atMost('rolling: data that failed', done.failedReads.length, 0, '', kinds(done.failedReads)),
    noneFailed('rolling', done),
    ...(await storedOnce('rolling', done, db)),
  ];
}

/** One after the other: each host, each api, and the release of a remote. @returns the release that is in force then */
async function replaceAll(
  hosts: HostsOfKeeper,
  apis: Replicas,
  publisher: Publisher,
  know: ReturnType<typeof createVisitor>['know'],
) {
  for (const servers of [hosts, apis])
    for (const place of servers.ports.keys()) {
      await servers.replace(place, 'SIGTERM');
      await pause(EDGE_NOTICES_MS);
    }
  const release = await publisher.publish();
  know(release);
  await hosts.show(release.version);
  return release;
}
