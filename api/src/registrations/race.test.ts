import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { psgRegistrations } from '../db/schema/psg.ts';
import { psgBody } from '../testing/application.ts';
import { addPsgOffer, openNow } from '../testing/offers.ts';
import { keyOf, registerOverHttp } from '../testing/register-over-http.ts';
import { registrationLedger } from '../testing/registration-ledger.ts';
import { startTwoServers } from '../testing/two-servers.ts';

const vacancies = 20;
const applicants = Array.from({ length: 300 }, (_, index) => index + 1);

const { db, one, other } = await startTwoServers();

describe('the last vacancies, asked for through two servers on one PostgreSQL', () => {
  it('go to exactly as many as there are, in a line without a gap, and each retry finds its own place', async () => {
    const offer = await addPsgOffer(db, { capacity: vacancies, ...openNow() });
    const replies = await Promise.all(
      applicants.map(async (applicant) => ({
        applicant,
        ...(await registerOverHttp(applicant % 2 ? one : other, offer, applicant)),
      })),
    );
    const answers = replies.filter((reply) => reply.kind === 'answered');
    expect(answers).toHaveLength(applicants.length);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));

    const winners = answers
      .filter(({ status }) => status === 200)
      .sort((first, second) => first.place.position - second.place.position);
    expect(winners.map(({ place }) => place.position)).toEqual(applicants.slice(0, vacancies));

    const ledger = await registrationLedger(db, offer.itemId);
    expect(ledger.taken).toBe(vacancies);
    expect(ledger.line).toEqual(
      winners.map(({ applicant, place }) => ({ ...place, idempotencyKey: keyOf(offer, applicant) })),
    );
    expect(ledger.mailed).toEqual(ledger.stored);
    expect(ledger.recorded).toEqual(ledger.stored);

    const retries = await Promise.all(
      winners.map(({ applicant }) => registerOverHttp(applicant % 2 ? other : one, offer, applicant)),
    );
    expect(retries).toEqual(winners.map(({ place }) => ({ kind: 'answered', status: 200, place })));
    expect(await registrationLedger(db, offer.itemId)).toEqual(ledger);
  });

  it('go once to somebody who sends the same form many times at once, and each answer is their place', async () => {
    const offer = await addPsgOffer(db, { capacity: 5, ...openNow() });
    const replies = await Promise.all(
      [one, other, one, other, one, other].map((api) => registerOverHttp(api, offer, 900)),
    );
    const { taken, line } = await registrationLedger(db, offer.itemId);
    expect([taken, line.length]).toEqual([1, 1]);
    const place = { id: line[0]?.id, number: line[0]?.number, position: 1 };
    expect(replies).toEqual(replies.map(() => ({ kind: 'answered', status: 200, place })));
  });

  it('go once to somebody who does so without a key, and every other answer says that they are registered', async () => {
    const offer = await addPsgOffer(db, { capacity: 5, ...openNow() });
    const replies = await Promise.all(
      [one, other, one, other, one, other].map((api) => registerOverHttp(api, offer, 901, null)),
    );
    const statuses = replies.map((reply) => (reply.kind === 'answered' ? reply.status : 0));
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await registrationLedger(db, offer.itemId)).toMatchObject({ taken: 1, line: [{ position: 1 }] });
  });

  it('go to everybody who names one CPF with an e-mail of their own at once, each marked for the unit', async () => {
    const offer = await addPsgOffer(db, { capacity: 9, ...openNow() });
    const replies = await Promise.all(
      [one, other, one, other].map(async ({ url: server }, index) => {
        const body = { ...psgBody(offer, 902), email: `dona${index}@exemplo.br` };
        const answer = await fetch(`${server}/api/v1/registrations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.status;
      }),
    );
    expect(replies).toEqual([200, 200, 200, 200]);
    const rows = await db.select().from(psgRegistrations).where(eq(psgRegistrations.itemId, offer.itemId));
    expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4]);
    expect(new Set(rows.map(({ personId }) => personId)).size).toBe(4);
    expect(rows.every(({ needsDocumentCheck }) => needsDocumentCheck)).toBe(true);
  });
});
