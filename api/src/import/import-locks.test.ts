import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { faqs } from '../db/schema/contents.ts';
import { offers } from '../db/schema/selection.ts';
import { psgBody } from '../testing/application.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';
import { faqsKind, offersKind } from './import-kinds.ts';
import { importRows } from './import-rows.ts';

const location = { kind: 'postgres', url: await newDatabase() } as const;
const { post } = await testApp(location);
const { db, close } = await openDatabase(location);
afterAll(close);

let applicant = 0;
let notices = 0;
async function register(offer: { process_id: number; offer_id: number }): Promise<number> {
  applicant += 1;
  return (await post('registrations', psgBody(offer, applicant))).statusCode;
}

/** Imports two offers, of which the first is in the database; `beforeSecond` runs between them in each pass. */
async function twoOffers(beforeSecond: (tx: Database, pass: number) => Promise<unknown>) {
  notices += 1;
  const number = `${notices}/2026`;
  const offer = await addPsgOffer(db, {}, { number });
  let pass = 0;
  const kind: typeof offersKind = {
    ...offersKind,
    store: async (tx, cells) => {
      if (cells.name === 'Doces') {
        pass += 1;
        await beforeSecond(tx, pass);
      }
      return offersKind.store(tx, cells);
    },
  };
  const bring = (vacancies: number) =>
    importRows(
      db,
      kind,
      ['Cozinha', 'Doces'].map((name, index) => ({ line: index + 2, cells: cells(number, name, vacancies) })),
      false,
    );
  return { offer, bring, first: () => rowOf(db, offers, offer.offer_id) };
}

const optional = Object.fromEntries(offersKind.columns.map((column) => [column, '']));
const cells = (notice: string, name: string, vacancies: number) => ({
  ...optional,
  program: 'psg',
  notice,
  name,
  status: '1',
  vacancies: String(vacancies),
  wait: '0',
  start_date: '01/03/2026',
  end_date: '20/03/2026',
});

it('an import lets people register for an offer while later rows of the file are tried and stored', async () => {
  const statuses: number[] = [];
  const { offer, bring, first } = await twoOffers(async () => statuses.push(await register(offer)));
  expect(await bring(9)).toMatchObject({ kind: 'stored', added: 1, changed: 1 });
  expect(statuses).toEqual([200, 200]);
  expect(await first()).toMatchObject({ capacity: 9, taken: 2 });
});

it('an import names the rows that a registration prevents, and stores the others; it can be repeated', async () => {
  const { offer, bring, first } = await twoOffers(async (_, pass) => pass === 1 && register(offer));
  expect(await bring(0)).toMatchObject({
    kind: 'incomplete',
    added: 1,
    changed: 0,
    problems: [{ line: 2, problem: expect.stringContaining('offers_taken') }],
  });
  expect(await first()).toMatchObject({ capacity: 3, taken: 1 });
  expect(await bring(5)).toMatchObject({ kind: 'stored', added: 0, changed: 2 });
});

it('an import whose connection breaks says what is stored, and ends when it is repeated', async () => {
  const { bring, first } = await twoOffers(
    async (tx, pass) => pass === 2 && tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(bring(7)).rejects.toThrow(
    /^line 3: .+\. Stored before it: 1\. The same file can be imported again\.$/,
  );
  expect(await first()).toMatchObject({ capacity: 7 });
  expect(await bring(7)).toMatchObject({ kind: 'stored', added: 1, changed: 1 });
});

it('two imports of a new row at once add it once', async () => {
  const cells = { type: '1', question: 'Quando?', answer: 'Hoje' };
  const store = (tx: Database) => faqsKind.store(tx, cells);
  const waiting = sql`wait_event_type = 'Lock' and datname = current_database()`;
  const { storing } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table faqs in share mode`);
    const storing = [db.transaction(store), db.transaction(store)];
    await vi.waitFor(async () => expect(await db.$count(sql`pg_stat_activity`, waiting)).toBe(2), 20_000);
    return { storing };
  });
  const results = await Promise.all(storing);
  expect(results.map(({ as }) => as).sort()).toEqual(['added', 'changed']);
  expect(await db.$count(faqs)).toBe(1);
});
