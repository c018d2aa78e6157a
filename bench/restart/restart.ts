import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { startPostgres } from '../../api/src/testing/start-postgres.ts';
import { loadApi } from '../edge/load-api.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import type { Bench } from '../start-bench.ts';
import { loadPages } from './load-pages.ts';
import { startPooler } from './start-pooler.ts';

const load = { readsPerSecond: 5, registrationsPerSecond: 5 };
const pages = ['', 'cursos', 'psg', 'noticias'];

/** PostgreSQL ends under load, cutting everybody off, and is there again a while later. */
export const measureRestart = (bench: Bench): Promise<Measured[]> => measure(bench, 'restart', false);

/** The same behind pgbouncer, as `deploy/pgbouncer/` has it. @throws Error where it is not installed */
export const measureRestartBehindPooler = (bench: Bench): Promise<Measured[]> =>
  measure(bench, 'pooler', true);

async function measure(bench: Bench, name: string, pooled: boolean): Promise<Measured[]> {
  const seconds = bench.isShort ? 3 : 15;
  const postgres = await startPostgres({ durable: true });
  const pooler = pooled ? await startPooler(bench.root, postgres.url) : null;
  try {
    const api = await bench.api(`api-${name}`, {
      DATABASE_URL: pooler?.url ?? postgres.url,
      DATABASE_MIGRATE_URL: postgres.url,
      SEED: 'demo',
    });
    const { url } = await bench.host(name, api);
    const { db, close } = await openDatabase({ kind: 'postgres', url: postgres.url });
    const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
    const visits = await loadPages(`${url}/senac-portal/`, pages, 20);
    const registering = loadApi(url, offer, load);
    await pause(3_000);
    await postgres.restart(seconds * 1_000);
    const back = performance.now();
    const before = registering.soFar().acknowledged.length;
    while (registering.soFar().acknowledged.length === before) await pause(50);
    const again = performance.now() - back;
    await pause(5_000);
    const { acknowledged, failedRegistrations, longest } = await registering.stop();
    const failedPages = await visits.stop();
    const stored = await db.select({ key: psgRegistrations.idempotencyKey }).from(psgRegistrations);
    await close();
    const keys = new Set(stored.map(({ key }) => key));
    const kinds = [...new Set(failedRegistrations)];
    return [
      reportOnly(`${name}: PostgreSQL away for`, seconds, 's'),
      atMost(`${name}: longest answer to a registration`, longest / 1_000, 10, 's'),
      reportOnly(
        `${name}: registrations told to come again`,
        failedRegistrations.length,
        '',
        kinds.join(', '),
      ),
      atMost(`${name}: told anything else`, kinds.filter((kind) => !/^50[34]$/.test(kind)).length, 0, ''),
      atMost(
        `${name}: kept pages that failed`,
        failedPages.length,
        0,
        '',
        [...new Set(failedPages)].join(', '),
      ),
      atLeast(`${name}: registrations acknowledged`, acknowledged.length, 1, ''),
      atMost(`${name}: acknowledged and lost`, acknowledged.filter((key) => !keys.has(key)).length, 0, ''),
      reportOnly(`${name}: from PostgreSQL's return to the next registration`, again, 'ms'),
    ];
  } finally {
    pooler?.process.kill();
    await postgres.stop();
  }
}
