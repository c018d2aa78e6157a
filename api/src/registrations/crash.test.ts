import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { addPsgOffer, openNow } from '../testing/offers.ts';
import { postgres } from '../testing/postgres.ts';
import { keyOf, type Place, type Reply, registerOverHttp } from '../testing/register-over-http.ts';
import { registrationLedger } from '../testing/registration-ledger.ts';

type Offer = { processId: number; itemId: number };

const vacancies = 24;
const applicants = Array.from({ length: 40 }, (_, index) => index + 1);

const folder = await mkdtemp(join(tmpdir(), 'portal-crash-'));
const url = await postgres();
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Everybody registers at once; the server is killed as soon as so many have an answer. */
async function wave(api: ApiProcess, offer: Offer, answersBeforeDeath = Number.POSITIVE_INFINITY) {
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

/** Takes down the places that were told; nobody is ever told another one, or that there is none any more. */
function hear(told: Map<number, Place>, replies: [number, Reply][]): void {
  for (const [applicant, reply] of replies) {
    if (reply.kind === 'cut-off') continue;
    expect(reply.status).toBeOneOf(told.has(applicant) ? [200] : [200, 422]);
    if (reply.status !== 200) continue;
    expect(reply.place).toEqual(told.get(applicant) ?? reply.place);
    told.set(applicant, reply.place);
  }
}

/** Where the data lives, and after how many answers the server is killed, life after life. */
type Case = { location: DatabaseLocation; variables: Record<string, string>; deaths: number[] };
const cases: [string, Case][] = [
  ['PostgreSQL', { location: { kind: 'postgres', url }, variables: { DATABASE_URL: url }, deaths: [1, 12] }],
  [
    'the embedded engine',
    { location: { kind: 'embedded', folder: join(folder, 'database') }, variables: {}, deaths: [8] },
  ],
];

describe.each(cases)('a server on %s that is killed in the middle of registrations', (_name, each) => {
  const { location, variables, deaths } = each;
  const start = () => startApi({ DATA_DIR: folder, ...variables });

  it('loses and doubles nothing: places that were told stand, and whoever was cut off repeats the form', async () => {
    const before = await openDatabase(location);
    const offer = await addPsgOffer(before.db, { capacity: vacancies, ...openNow() });
    await before.close();

    const told = new Map<number, Place>();
    for (const answers of deaths) {
      const replies = await wave(await start(), offer, answers);
      expect(replies.some(([, { kind }]) => kind === 'cut-off')).toBe(true);
      hear(told, replies);
    }
    const survivor = await start();
    const replies = await wave(survivor, offer);
    await survivor.end('SIGTERM');
    expect(replies.every(([, { kind }]) => kind === 'answered')).toBe(true);
    hear(told, replies);

    const after = await openDatabase(location);
    const ledger = await registrationLedger(after.db, offer.itemId);
    await after.close();
    expect(ledger.taken).toBe(vacancies);
    expect(ledger.line.map(({ position }) => position)).toEqual(applicants.slice(0, vacancies));
    expect(new Set(ledger.line)).toEqual(
      new Set([...told].map(([applicant, place]) => ({ ...place, idempotencyKey: keyOf(applicant) }))),
    );
    expect(ledger.mailed).toEqual(ledger.stored);
    expect(ledger.recorded).toEqual(ledger.stored);
  }, 60_000);
});
