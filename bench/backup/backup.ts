import { globSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../api/src/app.ts';
import { backUp, restore } from '../../api/src/backup/archive.ts';
import type { Database } from '../../api/src/db/database.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { receiptCodeOf } from '../../api/src/registrations/receipt-check/receipt-code.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import { fillRegistrations } from '../registrations/fill-registrations.ts';
import type { Bench } from '../start-bench.ts';

const RECEIPTS = 100;

/**
 * A database with a million registrations is backed up, dropped and restored, and receipts that were printed before are checked.
 * @throws Error where PostgreSQL with its pg_dump is not installed
 */
export async function measureBackup(bench: Bench): Promise<Measured[]> {
  const [installed] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  if (!installed) throw new Error('pg_dump and its PostgreSQL are not here: apt-get install postgresql');
  process.env.PATH = `${installed}:${process.env.PATH}`;
  const count = bench.isShort ? 10_000 : 1_000_000;
  const postgres = await bench.postgres({ programs: path.dirname(installed), durable: true });
  const env = (name: string) => ({
    DATABASE_URL: new URL(`/${name}`, postgres.url).href,
    DATA_DIR: path.join(bench.dataDir, name),
  });
  const file = path.join(bench.dataDir, 'portal.backup');
  const server = await bench.database(postgres.url);
  await server.execute(sql`create database portal`);
  const printed = await within(env('portal'), async (app) => {
    await fillRegistrations(app.db, count);
    const rows = await app.db
      .select({ id: psgRegistrations.id, nif: psgRegistrations.nif })
      .from(psgRegistrations)
      .orderBy(sql`random()`)
      .limit(RECEIPTS);
    return {
      counts: await countsOf(app.db),
      receipts: rows.map((row) => receiptCodeOf(app, { processKind: 'psg', ...row })),
    };
  });
  const backup = await secondsOf(() => backUp(env('portal'), file));
  await server.execute(sql`drop database portal`);
  await server.execute(sql`create database restored`);
  const restoring = await secondsOf(() => restore(env('restored'), file));
  const seen = await within(env('restored'), async (app) => {
    const answers = await Promise.all(printed.receipts.map((code) => app.inject(`/api/v1/receipts/${code}`)));
    return {
      counts: await countsOf(app.db),
      verified: answers.filter((answer) => answer.json().data?.registration).length,
    };
  });
  const other = [...printed.counts].filter(([table, rows]) => seen.counts.get(table) !== rows);
  return [
    reportOnly(`backup: ${count.toLocaleString('en')} registrations kept in`, backup, 's'),
    reportOnly('backup: restored in', restoring, 's'),
    atMost('backup: kept and restored in', backup + restoring, 300, 's'),
    atMost('backup: tables with another number of rows', other.length, 0, ''),
    atLeast('backup: receipts that verify', seen.verified, RECEIPTS, ''),
  ];
}

/** Opens an api for one look at it. */
async function within<Seen>(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string },
  look: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<Seen>,
): Promise<Seen> {
  const database = await openDatabase({ kind: 'postgres', url: DATABASE_URL });
  const storageDir = path.join(DATA_DIR, 'storage');
  const app = await buildApp({ database, storageDir, portalUrl: 'http://portal.test' });
  try {
    return await look(app);
  } finally {
    await app.close();
    await database.close();
  }
}

/** Rows of each table. */
async function countsOf(db: Database): Promise<Map<string, number>> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const counts = new Map<string, number>();
  for (const { name } of tables) counts.set(name, await db.$count(sql`${sql.identifier(name)}`));
  return counts;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
