import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { psgItems, psgRegistrations } from '../db/schema/psg.ts';
import { psgBody } from '../testing/application.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { postgres } from '../testing/postgres.ts';
import { testApp } from '../testing/test-app.ts';

const applicants = 300;
const vacancies = 20;

const { app } = await testApp({ kind: 'postgres', url: await postgres() });
const offer = await addPsgOffer(app.db, { capacity: vacancies });

const register = (applicant: number, key = `key-${applicant}`) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/registrations',
    payload: psgBody(offer, applicant),
    headers: { 'idempotency-key': key },
    // Everybody comes from an address of their own.
    remoteAddress: `10.0.${applicant >> 8}.${applicant & 255}`,
  });

describe('the last vacancies, on PostgreSQL', () => {
  it('go to exactly as many as there are, in a line without a gap, and each retry finds its own place', async () => {
    const everybody = Array.from({ length: applicants }, (_, applicant) => applicant + 1);
    const answers = await Promise.all(
      everybody.map(async (applicant) => ({ applicant, answer: await register(applicant) })),
    );
    const winners = answers.filter(({ answer }) => answer.statusCode === 200);
    expect(winners).toHaveLength(vacancies);
    expect(new Set(answers.map(({ answer }) => answer.statusCode))).toEqual(new Set([200, 422]));
    const positions = winners.map(({ answer }) => answer.json().data.position).sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: vacancies }, (_, index) => index + 1));

    const retries = await Promise.all(winners.map(({ applicant }) => register(applicant)));
    expect(retries.map((retry) => retry.json().data)).toEqual(
      winners.map(({ answer }) => answer.json().data),
    );

    const stored = await app.db
      .select({ position: psgRegistrations.position })
      .from(psgRegistrations)
      .where(eq(psgRegistrations.itemId, offer.itemId))
      .orderBy(asc(psgRegistrations.position));
    expect(stored.map(({ position }) => position)).toEqual(positions);
    const [item] = await app.db.select().from(psgItems).where(eq(psgItems.id, offer.itemId));
    expect(item?.taken).toBe(vacancies);
  });

  it('go once to somebody who sends the same form many times at once', async () => {
    const another = await addPsgOffer(app.db, { capacity: 5 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.inject({ method: 'POST', url: '/api/v1/registrations', payload: psgBody(another, 900) }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
  });
});
