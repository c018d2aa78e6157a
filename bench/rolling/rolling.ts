import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { startPostgres } from '../../api/src/testing/start-postgres.ts';
import { figuresOf } from '../edge/edge.ts';
import { loadApi } from '../edge/load-api.ts';
import { type Apis, startApis } from '../edge/start-apis.ts';
import { EDGE_NOTICES_MS, startEdge } from '../edge/start-edge.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { type HostsOfKeeper, startHostsOfKeeper } from '../hosts/hosts-of-keeper.ts';
import { type Publisher, startPublisher } from '../releases/publisher.ts';
import { createVisitor } from '../releases/visitor.ts';
import type { Bench } from '../start-bench.ts';

const PAGES_PER_SECOND = 200;
const SECONDS = 180;
const load = { readsPerSecond: 5, registrationsPerSecond: 5 };

/**
 * Three hosts of one keeper and three apis, each behind HAProxy as `deploy/haproxy/haproxy.cfg` has it: hosts, apis and the
 * release of a remote are replaced one after the other, while people come and register.
 * @throws Error where HAProxy is not installed
 */
export async function measureRolling(bench: Bench): Promise<Measured[]> {
  const ends: (() => unknown)[] = [];
  try {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    const apis = await startApis(bench, postgres.url, { seed: 'demo' });
    ends.push(apis.stop);
    const apiEdge = await startEdge(bench.root, { apis: apis.ports });
    ends.push(() => apiEdge.process.kill('SIGKILL') && apiEdge.process.catch(() => {}));
    const publisher = await startPublisher(bench.remoteUrls['mf-courses'] ?? '');
    ends.push(publisher.stop);
    const registry = path.join(bench.dataDir, 'registry-of-keeper.json');
    const urls = Object.entries({ ...bench.remoteUrls, 'mf-courses': publisher.url });
    await writeFile(registry, JSON.stringify(urls.map(([name, url]) => ({ name, url }))));
    const hosts = await startHostsOfKeeper(bench, { apiUrl: apiEdge.apiUrl, registry });
    ends.push(hosts.stop);
    await Promise.all([hosts.start(1), hosts.start(2)]);
    const edge = await startEdge(bench.root, { hosts: hosts.ports });
    ends.push(() => edge.process.kill('SIGKILL') && edge.process.catch(() => {}));
    const { db, close } = await openDatabase({ kind: 'postgres', url: postgres.url });
    ends.push(close);
    const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });

    const visitor = createVisitor(edge.portalUrl);
    const began = performance.now();
    let goesOn = true;
    const visiting = visitor.visit(bench.isShort ? 20 : PAGES_PER_SECOND, () => goesOn);
    const registering = loadApi(edge.portalUrl, offer, load);
    const release = await replaceAll(hosts, apis, publisher, visitor.know);
    await pause(Math.max(EDGE_NOTICES_MS, began + (bench.isShort ? 0 : SECONDS) * 1_000 - performance.now()));
    goesOn = false;
    await visiting;
    const done = await registering.stop();
    const stored = await db.select({ key: psgRegistrations.idempotencyKey }).from(psgRegistrations);
    const seconds = (performance.now() - began) / 1_000;
    const { pages, failures, mixed, pagesOf, late } = visitor.seen();
    return [
      reportOnly('rolling: hosts, apis and a release replaced under load within', seconds, 's'),
      reportOnly('rolling: pages / s', pages / seconds, '/s'),
      reportOnly('rolling: 95 of 100 pages', late, 'ms'),
      reportOnly('rolling: pages of the next release', pagesOf.get(release.version) ?? 0, ''),
      atMost('rolling: pages of two releases', mixed, 0, ''),
      atMost('rolling: pages and files that failed', failures.length, 0, ''),
      ...figuresOf('rolling', done, stored),
    ];
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** One after the other: each host, each api, and the release of a remote. @returns the release that is in force then */
async function replaceAll(
  hosts: HostsOfKeeper,
  apis: Apis,
  publisher: Publisher,
  know: ReturnType<typeof createVisitor>['know'],
) {
  for (const place of hosts.ports.keys()) {
    await hosts.end(place, 'SIGTERM');
    await hosts.start(place);
    await pause(EDGE_NOTICES_MS);
  }
  for (const place of apis.ports.keys()) {
    await apis.replace(place, 'SIGTERM');
    await pause(EDGE_NOTICES_MS);
  }
  const release = await publisher.publish();
  know(release);
  await hosts.show(release.version);
  return release;
}
