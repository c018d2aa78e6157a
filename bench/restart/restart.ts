import { setTimeout as pause } from 'node:timers/promises';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { kinds, loadApi, storedOnce } from '../edge/load-api.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import type { Bench } from '../start-bench.ts';
import { visitPages } from '../visit-pages.ts';
import { startPooler } from './start-pooler.ts';

const load = { readsPerSecond: 5, registrationsPerSecond: 5 };
const paths = ['', 'cursos', 'psg', 'noticias'];

/** PostgreSQL ends under load, cutting everybody off, and is there again a while later. */
export const measureRestart = (bench: Bench): Promise<Measured[]> => measure(bench, 'restart', false);

/** The same behind pgbouncer, as `deploy/pgbouncer/` has it. @throws Error where it is not installed */
export const measureRestartBehindPooler = (bench: Bench): Promise<Measured[]> =>
  measure(bench, 'pooler', true);

async function measure(bench: Bench, name: string, pooled: boolean): Promise<Measured[]> {
  const seconds = bench.isShort ? 3 : 15;
  const postgres = await bench.postgres({ durable: true });
  const api = await bench.api(`api-${name}`, {
    DATABASE_URL: pooled ? await startPooler(bench, postgres.url) : postgres.url,
    DATABASE_MIGRATE_URL: postgres.url,
    SEED: 'demo',
  });
  const { url } = await bench.host(name, api);
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const base = `${url}/senac-portal/`;
  for (const path of paths) await (await fetch(base + path)).text();
  const stopVisits = visitPages(base, (visit) => paths[visit % paths.length] ?? '');
  const registering = loadApi(url, offer, load);
  await pause(3_000);
  await postgres.restart(seconds * 1_000);
  const back = performance.now();
  const before = registering.soFar().acknowledged.length;
  while (registering.soFar().acknowledged.length === before) await pause(50);
  const again = performance.now() - back;
  await pause(5_000);
  const done = await registering.stop();
  const { failures: failedPages } = await stopVisits();
  const { failedRegistrations: failed, longest } = done;
  const others = new Set(failed.filter((kind) => !/^50[34]$/.test(kind)));
  return [
    reportOnly(`${name}: PostgreSQL away for`, seconds, 's'),
    atMost(`${name}: longest answer to a registration`, longest / 1_000, 10, 's'),
    reportOnly(`${name}: registrations told to come again`, failed.length, '', kinds(failed)),
    atMost(`${name}: told anything else`, others.size, 0, ''),
    atMost(`${name}: kept pages that failed`, failedPages.length, 0, '', kinds(failedPages)),
    ...(await storedOnce(name, done, db)),
    reportOnly(`${name}: from PostgreSQL's return to the next registration`, again, 'ms'),
  ];
}
