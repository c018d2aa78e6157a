import { setTimeout as pause } from 'node:timers/promises';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { Bench } from '../start-bench.ts';
import { kinds, loadApi, noneFailed, storedOnce } from './load-api.ts';
import { startApis } from './replicas.ts';
import { startEdge } from './start-edge.ts';

const KILLS = 20;
/** From the end of one api to the end of the next, once the first is there again. */
const BETWEEN_KILLS_MS = 1_000;

/**
 * Three apis on one PostgreSQL behind HAProxy, as `deploy/haproxy/haproxy.cfg` has it: one after the other is ended with SIGKILL
 * under load.
 * @throws Error where HAProxy is not installed
 */
export async function measureEdge(bench: Bench): Promise<Measured[]> {
  const postgres = await bench.postgres();
  const apis = await startApis(bench, postgres.url);
  const edge = await startEdge(bench.root, { apis: apis.ports });
  bench.atEnd(edge.end);
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const load = loadApi(edge.apiUrl, offer, { readsPerSecond: 50, registrationsPerSecond: 5 });
  for (let turn = 0; turn < KILLS; turn += 1) {
    await apis.replace(turn % apis.ports.length, 'SIGKILL');
    await pause(BETWEEN_KILLS_MS);
  }
  const done = await load.stop();
  return [
    reportOnly('edge: pages of data asked for', done.reads, ''),
    atMost('edge: of them failed', done.failedReads.length, 0, '', kinds(done.failedReads)),
    noneFailed('edge', done),
    ...(await storedOnce('edge', done, db)),
  ];
}
