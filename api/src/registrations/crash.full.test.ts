import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { offers } from '../db/schema/selection.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer, openNow } from '../testing/offers.ts';
import { type Offer, type Place, type Reply, registerOverHttp } from '../testing/register-over-http.ts';
import { expectConsistentPlaces, recordPlaces } from '../testing/registration-ledger.ts';

const vacancies = 24;
/** Registrations that an API process handles at a time. */
const atOnce = 8;
const applicants = Array.from({ length: 40 }, (_, index) => index + 1);

const folder = temporaryFolder();
const url = await newDatabase();

/** Registers all applicants at once, and optionally kills the server after some responses. */
async function wave(api: ApiProcess, offer: Offer, answersBeforeDeath?: number) {
  let answers = 0;
  let death = Promise.resolve();
  const replies = await Promise.all(
    applicants.map(async (applicant): Promise<[number, Reply]> => {
      const reply = await registerOverHttp(api, offer, applicant);
      if (reply.kind === 'answered' && ++answers === answersBeforeDeath) death = api.end('SIGKILL');
      return [applicant, reply];
    }),
  );
  await death;
  return replies;
}

const onPostgres = { DATABASE_URL: url, DATA_DIR: folder };
const embedded = { kind: 'embedded', folder: join(folder, 'database') } as const;

/** Database, and the number of responses after which each server is killed. */
it.each<[string, DatabaseLocation, Record<string, string>, number[]]>([
  ['PostgreSQL', { kind: 'postgres', url }, onPostgres, [1, 12]],
  ['the embedded engine', embedded, { DATA_DIR: folder }, [8]],
])(
  'a server on %s that is killed in the middle of registrations loses and doubles nothing: confirmed places remain, and interrupted applicants repeat the form',
  async (_, location, variables, deaths) => {
    const before = await openDatabase(location);
    const offer = await addPsgOffer(before.db, { capacity: vacancies, ...openNow() });
    await before.close();

    const told = new Map<number, Place>();
    for (const answers of deaths) {
      const replies = await wave(await startApi(variables), offer, answers);
      expect(replies.some(([, { kind }]) => kind === 'cut-off')).toBe(true);
      recordPlaces(told, replies);
    }
    const survivor = await startApi(variables);
    const replies = await wave(survivor, offer);
    await survivor.end('SIGTERM');
    expect(replies.every(([, { kind }]) => kind === 'answered')).toBe(true);
    recordPlaces(told, replies);

    const after = await openDatabase(location);
    await expectConsistentPlaces(after.db, offer, told, vacancies);
    await after.close();
  },
  300_000,
);

it('a server whose database ends every connection lives on, and loses and doubles nothing either', async () => {
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const offer = await addPsgOffer(db, { capacity: vacancies, ...openNow() });
  const api = await startApi(onPostgres);
  const others = sql`pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`;

  const told = new Map<number, Place>();
  const interrupted = await db.transaction(async (tx) => {
    await tx.select().from(offers).where(eq(offers.id, offer.offer_id)).for('update');
    const replies = wave(api, offer);
    // Registrations have started, and wait for the offer's lock.
    const waiting = sql`(select from ${others} and wait_event_type = 'Lock') waiting`;
    await expect.poll(() => db.$count(waiting), { timeout: 20_000 }).toBe(atOnce);
    await tx.execute(sql`select pg_terminate_backend(pid) from ${others}`);
    return { replies };
  });
  const replies = await interrupted.replies;
  const refused = replies.filter(([, reply]) => reply.kind === 'answered' && reply.status === 503);
  // Registrations that waited, and requests in flight.
  expect(refused.length).toBeGreaterThanOrEqual(atOnce);
  recordPlaces(told, replies);
  const again = await wave(api, offer);
  expect(again.every(([, { kind }]) => kind === 'answered')).toBe(true);
  recordPlaces(told, again);
  await expectConsistentPlaces(db, offer, told, vacancies);
  await close();
});
