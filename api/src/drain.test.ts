import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { startApi } from './testing/api-process.ts';
import { newDatabase } from './testing/new-database.ts';
import { addPsgOffer, openNow } from './testing/offers.ts';
import { registerOverHttp } from './testing/register-over-http.ts';

const url = await newDatabase();
const folder = temporaryFolder();
const { db, close } = await openDatabase({ kind: 'postgres', url });
afterAll(close);

it('on SIGTERM a server reports it first, keeps responding, and ends after its requests in flight', async () => {
  const offer = await addPsgOffer(db, { capacity: 2, ...openNow() });
  const api = await startApi({ DATABASE_URL: url, DATA_DIR: folder, DRAIN_MS: '600000' });
  const status = async (path: string) => (await fetch(`${api.url}${path}`)).status;
  const held = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select from offers where id = ${offer.offer_id} for update`);
    await held.promise;
  });
  const waiting = sql`select count(*)::int as waiting from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  const inHand = registerOverHttp(api, offer, 1);
  await expect.poll(() => db.execute(waiting)).toMatchObject({ rows: [{ waiting: 1 }] });

  const ended = api.end('SIGTERM');
  await expect.poll(() => status('/readyz')).toBe(503);
  expect([await status('/healthz'), await status('/api/v1/units')]).toEqual([200, 200]);

  const endedAtOnce = api.end('SIGTERM');
  await expect.poll(() => status('/healthz').catch(() => 'gone')).not.toBe(200);
  held.resolve();
  await holding;
  expect(await inHand).toMatchObject({ kind: 'answered', status: 200, place: { position: 1 } });
  await Promise.all([ended, endedAtOnce]);
});
