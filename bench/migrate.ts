import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../api/src/db/database.ts';
import { migrateOnce } from '../api/src/db/migrate-once.ts';
import { psgRegistrations } from '../api/src/db/schema/psg.ts';
import { writeNextMigrations } from '../api/src/testing/next-migrations.ts';
import { addPsgOffer, openNow } from '../api/src/testing/offers.ts';
import { loadApi, measureRegistrations } from './load/load-api.ts';
import { atMost, type Measurement, reportOnly } from './measurement.ts';
import type { Bench } from './start-bench.ts';

/** Measures the next migration of many registrations, while the api registers applicants and a report reads the table. */
export async function measureMigration(bench: Bench): Promise<Measurement[]> {
  const count = bench.isShort ? 10_000 : 1_000_000;
  const { url } = await bench.postgres({ durable: true });
  const db = await bench.database(url);
  await addRegistrations(db, count);
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const api = await bench.api('api-migrate', { DATABASE_URL: url, SEED: 'none' });
  const folder = path.join(bench.dataDir, 'migrations');
  await writeNextMigrations(folder);
  const perSecond = bench.isShort ? 2 : 20;
  const registering = loadApi(api, offer, { readsPerSecond: perSecond, registrationsPerSecond: perSecond });
  await pause(2_000);
  const report = db.transaction((tx) =>
    tx.execute(sql`select count(*), pg_sleep(${bench.isShort ? 1 : 5}) from ${psgRegistrations}`),
  );
  const began = performance.now();
  await migrateOnce(url, { connectTimeoutMs: 10_000, folder });
  const seconds = (performance.now() - began) / 1_000;
  await report;
  await pause(2_000);
  const done = await registering.stop();
  return [
    reportOnly(`migrate: ${count.toLocaleString('en')} registrations`, seconds, 's'),
    ...(await measureRegistrations('migrate', done, db)),
    atMost('migrate: longest response to a registration', done.longest, 1_000, 'ms'),
  ];
}

/** Adds registrations of an earlier year to an empty database, each of another person. */
async function addRegistrations(db: Database, count: number): Promise<void> {
  const { processId, itemId } = await addPsgOffer(db, { capacity: count, taken: count }, { status: 4 });
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into people (nif, full_name, birthdate, mother, email, phone)
      select '9' || lpad(n::text, 10, '0'), 'Candidata ' || n, '1998-04-21', 'Raimunda Alves', 'antiga' || n || '@exemplo.br', '96991234567'
      from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`
      insert into psg_registrations (number, process_id, item_id, person_id, nif, full_name, birthdate, mother, phone, email, position, policy_version)
      select 'PSG-2025-' || id, ${processId}::int, ${itemId}::int, id, nif, full_name, birthdate, mother, phone, email,
        row_number() over (order by id), '1'
      from people`);
  });
  await db.execute(sql`vacuum analyze`);
}
