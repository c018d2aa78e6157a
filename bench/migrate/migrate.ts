import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrateOnce } from '../../api/src/db/migrate-once.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { writeNextMigrations } from '../../api/src/testing/next-migrations.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { loadApi, noneFailed, storedOnce } from '../edge/load-api.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { fillRegistrations } from '../registrations/fill-registrations.ts';
import type { Bench } from '../start-bench.ts';

const usual = { readsPerSecond: 20, registrationsPerSecond: 20 };
const short = { readsPerSecond: 2, registrationsPerSecond: 2 };
/** Somebody reads the table when the migration begins, as a backup does. */
const REPORT_SECONDS = 5;

/**
 * The next migration of a database with a million registrations, while the api of the release before registers people:
 * the one that `writeNextMigrations` adds.
 */
export async function measureMigration(bench: Bench): Promise<Measured[]> {
  const count = bench.isShort ? 10_000 : 1_000_000;
  const { url } = await bench.postgres({ durable: true });
  const db = await bench.database(url);
  await fillRegistrations(db, count);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const api = await bench.api('api-migrate', { DATABASE_URL: url, SEED: 'none' });
  const folder = path.join(bench.dataDir, 'migrations');
  await writeNextMigrations(folder);
  const registering = loadApi(api, offer, bench.isShort ? short : usual);
  await pause(2_000);
  const report = db.transaction((tx) =>
    tx.execute(
      sql`select count(*), pg_sleep(${bench.isShort ? 1 : REPORT_SECONDS}) from ${psgRegistrations}`,
    ),
  );
  const began = performance.now();
  await migrateOnce(url, { connectWithin: 10_000, folder });
  const seconds = (performance.now() - began) / 1_000;
  await report;
  await pause(2_000);
  const done = await registering.stop();
  return [
    reportOnly(`migrate: ${count.toLocaleString('en')} registrations`, seconds, 's'),
    noneFailed('migrate', done),
    ...(await storedOnce('migrate', done, db)),
    atMost('migrate: longest answer to a registration', done.longest, 1_000, 'ms'),
  ];
}
