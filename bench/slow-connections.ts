import { addPsgOffer, openNow } from '../api/src/testing/offers.ts';
import { loadApi, measureRegistrations } from './load/load-api.ts';
import { visitFor } from './load/visit-pages.ts';
import { atMost, type Measurement, noneFailed, percentile, reportOnly } from './measurement.ts';
import { openSlowClients, slowReader, slowWriter } from './slow-clients.ts';
import type { Bench } from './start-bench.ts';

const CONNECTIONS = 500;
const SECONDS = 20;
const PER_SECOND = 30;
const paths = ['senac-portal/cursos', 'api/v1/settings', 'senac-portal/', 'api/v1/courses-search?page=1'];

/** Measures visits while 500 connections send bodies that never end, and while 500 read no response. */
export async function measureSlowConnections(bench: Bench): Promise<Measurement[]> {
  const postgres = await bench.postgres();
  const api = await bench.api('api-slow', { DATABASE_URL: postgres.url, SEED: 'demo' });
  const { url } = await bench.host('slow', api);
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const visit = (seconds: number) =>
    visitFor(seconds, `${url}/`, (turn) => paths[turn % paths.length] ?? '', PER_SECOND);
  await visit(3);
  const measured = [
    reportOnly('without slow connections: p95', percentile((await visit(SECONDS)).times, 95), 'ms'),
  ];
  const registering = loadApi(url, offer, { readsPerSecond: 1, registrationsPerSecond: 1 });
  for (const client of [slowWriter, slowReader]) {
    const attack = await openSlowClients(url, client, CONNECTIONS);
    const { times, failures } = await visit(SECONDS);
    const name = `${CONNECTIONS} slow ${client.name}`;
    measured.push(
      atMost(`${name}: p95`, percentile(times, 95), 300, 'ms'),
      noneFailed(`${name}: failed responses`, failures),
      reportOnly(`${name}: open at the end`, attack.open()),
    );
    attack.stop();
  }
  return [...measured, ...(await measureRegistrations('slow', await registering.stop(), db))];
}
