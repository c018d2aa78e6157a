import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { educationalFormations, registrations } from '../db/schema/registrations.ts';
import { offers } from '../db/schema/selection.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer, addPssOffer, addSiblingOffer, openNow } from '../testing/offers.ts';
import { keyOf, type Place, type Reply, registerOverHttp } from '../testing/register-over-http.ts';
import { expectConsistentPlaces, recordPlaces } from '../testing/registration-ledger.ts';
import { rowOf } from '../testing/rows.ts';

const vacancies = 10;
const applicants = Array.from({ length: 30 }, (_, index) => index + 1);

const url = await newDatabase();
const { db, close } = await openDatabase({ kind: 'postgres', url });
afterAll(close);
/** Many requests wait for one row here, on slow machines longer than in production. */
const patient = { DATABASE_CONNECTIONS: '16', DATABASE_LOCK_MS: '60000', DATABASE_STATEMENT_MS: '60000' };
const variables = { ...patient, DATABASE_URL: url, DATA_DIR: temporaryFolder() };
const [one, other] = await Promise.all([startApi(variables), startApi(variables)]);

/** Servers in turn. */
const inTurn = [one, other, one, other, one, other];

describe('the last vacancies, asked for through two servers on one PostgreSQL', () => {
  it('go to exactly as many as there are, in a line without a gap, and each retry finds its own place', async () => {
    const offer = await addPsgOffer(db, { capacity: vacancies, ...openNow() });
    const ask = (who: number[], servers: ApiProcess[]) =>
      Promise.all(
        who.map(async (applicant): Promise<[number, Reply]> => {
          const api = servers[applicant % 2] as ApiProcess;
          return [applicant, await registerOverHttp(api, offer, applicant)];
        }),
      );
    const statuses = (replies: [number, Reply][]) =>
      new Set(replies.map(([, reply]) => reply.kind === 'answered' && reply.status));
    const told = new Map<number, Place>();
    const replies = await ask(applicants, [one, other]);
    expect(statuses(replies)).toEqual(new Set([200, 422]));
    recordPlaces(told, replies);
    await expectConsistentPlaces(db, offer, told, vacancies);
    const retries = await ask([...told.keys()], [other, one]);
    expect(statuses(retries)).toEqual(new Set([200]));
    recordPlaces(told, retries);
    await expectConsistentPlaces(db, offer, told, vacancies);
  });

  it('go once to somebody who sends the same form many times at once, with one curriculum, and each answer is their place', async () => {
    const offer = await addPssOffer(db, { capacity: 5, ...openNow() });
    const form = { path: 'pss-registrations', body: pssBody };
    const replies = await Promise.all(
      inTurn.map((api) => registerOverHttp(api, offer, 900, keyOf(offer, 900), form)),
    );
    const { id, number, position } = registrations;
    const ofOffer = eq(registrations.offer_id, offer.offer_id);
    const [place, ...more] = await db.select({ id, number, position }).from(registrations).where(ofOffer);
    expect(more).toEqual([]);
    expect(replies).toEqual(replies.map(() => ({ kind: 'answered', status: 200, place })));
    expect(await db.$count(educationalFormations)).toBe(1);
  });

  it('go once to somebody who asks for two offers of a process at once, without a key, and the rest are told so', async () => {
    const offer = await addPsgOffer(db, { capacity: 5, ...openNow() });
    const both = [offer, await addSiblingOffer(db, offer.offer_id, { course_name: 'Doces' })];
    const replies = await Promise.all(
      inTurn.flatMap((api) => both.map((each) => registerOverHttp(api, each, 901, null))),
    );
    const statuses = replies.map((reply) => (reply.kind === 'answered' ? reply.status : 0));
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
    const taken = both.map(async ({ offer_id }) => (await rowOf(db, offers, offer_id)).taken);
    expect((await Promise.all(taken)).sort()).toEqual([0, 1]);
  });

  it('go to everybody who names one CPF with an e-mail of their own at once, each marked for the unit', async () => {
    const offer = await addPsgOffer(db, { capacity: 9, ...openNow() });
    const replies = await Promise.all(
      inTurn.slice(0, 4).map((api, index) => {
        const body = () => ({ ...psgBody(offer, 902), email: `dona${index}@exemplo.br` });
        return registerOverHttp(api, offer, 902 + index, null, { path: 'registrations', body });
      }),
    );
    expect(replies).toMatchObject(replies.map(() => ({ kind: 'answered', status: 200 })));
    const rows = await db.select().from(registrations).where(eq(registrations.offer_id, offer.offer_id));
    expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4]);
    expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(4);
    expect(rows.every(({ needs_document_check }) => needs_document_check)).toBe(true);
  });
});
